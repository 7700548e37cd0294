/**
 * Shows the item count on the cart button in the header. Only sets attributes, which React does not change during
 * hydration. Name and count are a list, which all languages separate alike; before a colon, French has a space.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 * @returns Whether the cart button exists.
 */
export function showCount(count: number): boolean {
  const cart = document.querySelector<HTMLElement>("[data-cart]");
  if (!cart) return false;
  cart.dataset["count"] = String(count);
  cart.setAttribute("aria-label", `${cart.dataset["cart"]}, ${count}`);
  return true;
}
