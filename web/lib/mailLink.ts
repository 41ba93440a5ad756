/**
 * The `mailto:` link to an address. All but its `@` is encoded, because a local part may hold `?` and `&`,
 * which would add recipients or a text to the mail. A lone surrogate cannot be encoded and is replaced.
 */
export function mailLink(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = address.slice(at + 1);
  return `mailto:${local && `${encode(local)}@`}${encode(domain)}`;
}

const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
