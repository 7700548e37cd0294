/**
 * Shows in the header what this browser's storage knows: the number of pieces in the cart, and the customer's label
 * instead of "Sign in". Attributes alone, which React leaves as they are when it hydrates the header; styles show them.
 * They are set before the header is painted, so nothing moves.
 *
 * Serialised into the page's head, so it must not use anything from its scope.
 * @param countKey Key of the number of pieces.
 * @param customerKey Key of the mark of a logged-in customer.
 */
export function showStored(countKey: string, customerKey: string): void {
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const count = Number(read(countKey));
  const hasCount = Number.isSafeInteger(count) && count > 0;
  const isCustomer = read(customerKey) !== null;
  if (!hasCount && !isCustomer) return;

  const show = () => {
    const cart = document.querySelector<HTMLElement>("[data-cart]");
    const account = document.querySelector<HTMLElement>("[data-customer]");
    if (cart && hasCount) {
      cart.dataset["count"] = String(count);
      cart.setAttribute("aria-label", `${cart.dataset["cart"]}: ${count}`);
    }
    if (account && isCustomer) {
      account.dataset["isCustomer"] = "";
      account.setAttribute("aria-label", account.dataset["customer"] ?? "");
    }
    // The cart is the header's last part.
    if (cart) observer.disconnect();
  };
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}
