/**
 * Marks the touched button or link with `data-touched` when the finger is put down, so that it looks touched in the next
 * frame. The links are those with `rel=nofollow`: filters, the sort order of reviews, and those that are buttons,
 * for the menu, the search, the filters and the cart. Browsers set `:active` only with the click, in the same frame as its
 * result. The mark is removed when the finger scrolls instead, or shortly after it is lifted.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 */
export function showTouch(): void {
  const name = "data-touched";
  const minTouchMs = 300;
  let control: Element | null = null;
  const listen = (type: "pointerdown" | "pointerup" | "pointercancel", listener: (event: PointerEvent) => void) =>
    window.addEventListener(type, listener, { passive: true, capture: true });
  const remove = (touchedControl: Element | null) => touchedControl?.removeAttribute(name);

  listen("pointerdown", ({ target, pointerType }) => {
    remove(control);
    // A mouse sets `:active` at once.
    const isTouch = pointerType === "touch" && target instanceof Element;
    control = isTouch ? target.closest("button:not(:disabled),a[rel=nofollow]") : null;
    control?.setAttribute(name, "");
  });
  listen("pointercancel", () => remove(control));
  listen("pointerup", () => setTimeout(remove, minTouchMs, control));
}
