/** Texts that a browser's translation has replaced, with the nodes that stand for them. */
export interface StandIns {
  /**
   * Notes which node of a mutation stands for a text that the mutation has removed.
   * @returns Whether a `font` element stands for the text, as in translations.
   */
  readonly note: (text: Node, mutation: MutationRecord) => boolean;
  /** Returns the child of a parent that is a node or stands for it; null for none. */
  readonly find: (parent: Node, node: Node) => Node | null;
  /** Removes what stands for a text from the page. */
  readonly remove: (text: Node) => void;
  /** Puts a text where its stand-in is. */
  readonly putBack: (text: Node) => void;
  /** Puts all texts back that `font` elements stand for. */
  readonly putAllBack: () => void;
}

/**
 * Creates {@link StandIns}, with the methods that nodes have at this time.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 */
export function createStandIns(): StandIns {
  const standIns = new WeakMap<Node, Node>();
  const texts = new WeakMap<Node, Node>();
  const isFont = (node: Node | null | undefined) => node?.nodeName === "FONT";
  /** Replaces what stands for a text by nodes. */
  const replace = (text: Node, ...nodes: readonly Node[]) => {
    const standIn = standIns.get(text);
    standIns.delete(text);
    if (standIn instanceof Element || standIn instanceof CharacterData) standIn.replaceWith(...nodes);
  };
  return {
    remove: (text) => replace(text),
    putBack: (text) => replace(text, text),
    note(text, { addedNodes, previousSibling, nextSibling }) {
      const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find(isFont);
      // A text that was only moved is in the page.
      if (!standIn || !(text instanceof Text) || (text.isConnected && !standIn.contains(text))) return false;
      standIns.set(text, standIn);
      standIns.delete(standIn);
      texts.set(standIn, text);
      return isFont(standIn);
    },
    find(parent, node) {
      let standIn: Node | null = node;
      while (standIn && standIn.parentNode !== parent) standIn = standIns.get(standIn) ?? standIn.parentNode;
      return standIn;
    },
    putAllBack() {
      for (const font of document.querySelectorAll("font")) {
        const text = texts.get(font);
        if (text) replace(text, text);
      }
    },
  };
}
