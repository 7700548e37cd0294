/**
 * Shows a number of pieces at the header's cart button, by attributes that React leaves as they are when it hydrates the
 * header.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 * @returns Whether the header is there.
 */
export function showCount(count: number): boolean {
  const cart = document.querySelector<HTMLElement>("[data-cart]");
  if (!cart) return false;
  cart.dataset["count"] = String(count);
  cart.setAttribute("aria-label", `${cart.dataset["cart"]}: ${count}`);
  return true;
}
