/**
 * Keys for requests that must not be done twice: the same request gets the same key, so that pressing again after
 * a lost answer finds out what became of the first try.
 */
export function requestKeys(draw: () => string = () => crypto.randomUUID()) {
  const keys = new Map<string, string>();
  return (request: object): string => {
    const asked = JSON.stringify(request);
    const key = keys.get(asked) ?? draw();
    keys.set(asked, key);
    return key;
  };
}
