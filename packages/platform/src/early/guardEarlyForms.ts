/**
 * Prevents the browser from submitting a form without a `method` attribute before React has hydrated it, because its
 * values, which may include a password, would become part of the page's URL. Forms with the attribute are submitted.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 * @param isHydrated Returns whether React has hydrated an element.
 */
export function guardEarlyForms(isHydrated: (element: Element) => boolean): void {
  window.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.hasAttribute("method")) return;
      if (!isHydrated(form)) event.preventDefault();
    },
    true,
  );
}
