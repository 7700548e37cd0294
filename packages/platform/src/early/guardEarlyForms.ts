/**
 * Prevents the browser from sending a form that only React can handle before React has hydrated it: its values, maybe a
 * password, would get into the page's URL. Forms with a method are sent.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 * @param isHydrated See `isHydrated.ts`.
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
