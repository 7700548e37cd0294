/**
 * Names the one picture that moves from a page to the next while documents change: that of the product's card, or the
 * first of the product page's gallery. Skips the transition if either is not in the viewport. `findPicture` selects the
 * picture of a path on the current page. The function is serialised into the page's head, so it must not reference its
 * outer scope.
 * @param name Value of `view-transition-name`.
 * @param findPicture Same function as for navigations within the app.
 */
export function carryPicture(name: string, findPicture: (pathname: string) => HTMLElement | null): void {
  const carry = (transition: ViewTransition | null, url: string | null | undefined) => {
    if (!transition) return;
    const picture = url ? findPicture(new URL(url).pathname) : null;
    if (!picture) return transition.skipTransition();
    picture.style.setProperty("view-transition-name", name);
    // The page may come back from the back/forward cache, where no name may be left.
    const forget = () => picture.style.removeProperty("view-transition-name");
    transition.finished.then(forget, forget);
  };
  window.addEventListener("pageswap", (event) => carry(event.viewTransition, event.activation?.entry.url));
  window.addEventListener("pagereveal", (event) => carry(event.viewTransition, navigation.activation?.from?.url));
}
