/** Puts elements in the place of the texts below a node, as the translation of a browser does. */
export function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const element = document.createElement('translated-text');
    element.textContent = text.data.toUpperCase();
    text.replaceWith(element);
  }
}
