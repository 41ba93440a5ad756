/** Shows a part of the page, and goes on from there with the keyboard. */
export function leadTo(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
