/** Drawings put on the page. Each is parsed once; every further one is a copy, which costs a fraction of it. */

const parsed = new Map<string, DocumentFragment>();

function copyOf(drawing: string): DocumentFragment {
  let found = parsed.get(drawing);
  if (!found) {
    found = document.createRange().createContextualFragment(drawing);
    parsed.set(drawing, found);
  }
  return found.cloneNode(true) as DocumentFragment;
}

/** The drawing inside a node; only the house's own drawings, never anything that came over the wire. */
export function drawn(node: Element, drawing: string): { update(drawing: string): void } {
  let shown = drawing;
  node.replaceChildren(copyOf(drawing));
  return {
    update(next) {
      if (next !== shown) node.replaceChildren(copyOf(next));
      shown = next;
    },
  };
}
