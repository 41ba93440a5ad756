/** A socket that opens by itself, and hears what a test says. */
export class OpenSocket extends EventTarget {
  static present: OpenSocket | undefined;
  readyState = 0;
  constructor() {
    super();
    OpenSocket.present = this;
    setTimeout(() => {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    });
  }
  close = () => undefined;
  send = () => undefined;
}
