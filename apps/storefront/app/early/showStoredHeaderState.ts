/**
 * Shows the state stored in this browser before the header is painted, to avoid a layout shift: the number of items in
 * the cart and, if a customer is logged in, the label of the account link. Only sets attributes, which React does not
 * change during hydration.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 * @param countKey Storage key of the item count.
 * @param customerKey Storage key of the flag that marks a logged-in customer.
 * @param showCount Shows the item count on the cart button; returns whether that button exists.
 */
export function showStoredHeaderState(
  countKey: string,
  customerKey: string,
  showCount: (count: number) => boolean,
): void {
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

  const showOnceParsed = () => {
    const isShown = hasCount ? showCount(count) : document.querySelector("[data-cart]") !== null;
    const account = document.querySelector<HTMLElement>("[data-customer]");
    if (account && isCustomer) {
      account.dataset["isCustomer"] = "";
      account.setAttribute("aria-label", account.dataset["customer"] ?? "");
    }
    // The cart is the header's last part.
    if (isShown) observer.disconnect();
  };
  const observer = new MutationObserver(showOnceParsed);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect());
}
