/** Hands a file to the browser, which asks or saves it as it does with downloads. */
export function download(name: string, type: string, ...parts: string[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
