interface Native {
  insertBefore: (this: Node, node: Node, next: Node | null) => Node;
  removeChild: (this: Node, child: Node) => Node;
}

/**
 * Lets React go on in a page that the browser translates. The browser puts elements in the place of texts, and React still
 * knows the texts: the DOM refuses to put something before one, or to take one away, and React would give up the whole page.
 * What was to stand before such a text stands last instead, and the text, gone already, is left alone.
 */
export function bearTranslation(): void {
  const native: Native = Node.prototype;
  const { insertBefore, removeChild } = native;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
}
