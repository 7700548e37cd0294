/** Texts that a browser's translation has replaced, and the nodes that have replaced them. */
export interface TextReplacements {
  /**
   * Records which node of a mutation has replaced a text that the mutation has removed.
   * @returns Whether it is a `font` element, as in translations.
   */
  readonly record: (text: Node, mutation: MutationRecord) => boolean;
  /** Returns the child of a parent that is the node or its replacement; null for none. */
  readonly find: (parent: Node, node: Node) => Node | null;
  /** Removes the replacement of a text from the page. */
  readonly remove: (text: Node) => void;
  /** Puts a text in the place of its replacement. */
  readonly putBack: (text: Node) => void;
  /** Puts all texts back that `font` elements have replaced. */
  readonly putAllBack: () => void;
}

/**
 * Creates {@link TextReplacements}, with the methods that nodes have at this time.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 */
export function createTextReplacements(): TextReplacements {
  const replacements = new WeakMap<Node, Node>();
  const texts = new WeakMap<Node, Node>();
  const isFont = (node: Node | null | undefined) => node?.nodeName === "FONT";
  /** Replaces the replacement of a text by other nodes. */
  const replace = (text: Node, ...nodes: readonly Node[]) => {
    const replacement = replacements.get(text);
    replacements.delete(text);
    if (replacement instanceof Element || replacement instanceof CharacterData) replacement.replaceWith(...nodes);
  };
  return {
    remove: (text) => replace(text),
    putBack: (text) => replace(text, text),
    record(text, { addedNodes, previousSibling, nextSibling }) {
      const replacement = addedNodes[0] ?? [previousSibling, nextSibling].find(isFont);
      // A text that was only moved is in the page.
      if (!replacement || !(text instanceof Text) || (text.isConnected && !replacement.contains(text))) return false;
      replacements.set(text, replacement);
      replacements.delete(replacement);
      texts.set(replacement, text);
      return isFont(replacement);
    },
    find(parent, node) {
      let child: Node | null = node;
      while (child && child.parentNode !== parent) child = replacements.get(child) ?? child.parentNode;
      return child;
    },
    putAllBack() {
      for (const font of document.querySelectorAll("font")) {
        const text = texts.get(font);
        if (text) replace(text, text);
      }
    },
  };
}
