/** An answer that leads a browser to a page of the site. */
export class SeeOther {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}
