import type { TextReplacements } from "./createTextReplacements.ts";

/**
 * Replaces the methods with which React changes texts, so that they change the replacement of a text, and do not throw
 * if there is none.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 */
export function redirectTextChanges({ find, remove, putBack }: TextReplacements): void {
  type Change = (
    apply: (...args: (Node | null)[]) => Node,
    parent: Node,
    node: Node,
    next: Node | null | undefined,
  ) => Node;
  const redirect = (name: "removeChild" | "insertBefore" | "appendChild", change: Change) => {
    const value = new Proxy(Node.prototype[name], {
      apply: (method, parent: Node, [node, next]: [Node, (Node | null)?]) =>
        change((...args) => Reflect.apply(method, parent, args), parent, node, next),
    });
    Object.defineProperty(Node.prototype, name, { value, configurable: true, writable: true });
  };
  redirect("removeChild", (apply, parent, child) => {
    const replacement = find(parent, child);
    if (replacement) apply(replacement);
    return child;
  });
  redirect("insertBefore", (apply, parent, node, next) => {
    remove(node);
    return apply(node, next ? find(parent, next) : null);
  });
  redirect("appendChild", (apply, _, node) => {
    remove(node);
    return apply(node);
  });
  Object.defineProperty(Text.prototype, "nodeValue", {
    configurable: true,
    get(this: Text) {
      return this.data;
    },
    set(this: Text, value: string | null) {
      putBack(this);
      this.data = value ?? "";
    },
  });
}
