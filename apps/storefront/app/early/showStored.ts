/**
 * Shows in the header what this browser's storage knows: the number of pieces in the cart, and the customer's label
 * instead of "Sign in". Attributes alone, which React leaves as they are when it hydrates the header; styles show them.
 * They are set before the header is painted, so nothing moves.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 * @param countKey Key of the number of pieces.
 * @param customerKey Key of the mark of a logged-in customer.
 * @param showCount See `showCount.ts`.
 */
export function showStored(countKey: string, customerKey: string, showCount: (count: number) => boolean): void {
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
    const isShown = hasCount ? showCount(count) : document.querySelector("[data-cart]") !== null;
    const account = document.querySelector<HTMLElement>("[data-customer]");
    if (account && isCustomer) {
      account.dataset["isCustomer"] = "";
      account.setAttribute("aria-label", account.dataset["customer"] ?? "");
    }
    // The cart is the header's last part.
    if (isShown) observer.disconnect();
  };
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}
