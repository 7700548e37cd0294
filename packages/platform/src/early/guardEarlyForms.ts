/**
 * Prevents the browser from submitting forms without a `method` attribute before React has hydrated them. Otherwise,
 * the form values, which may include a password, would become part of the page's URL. Forms with a `method` attribute
 * are submitted as usual.
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
