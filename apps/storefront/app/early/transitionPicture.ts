/**
 * Sets the `view-transition-name` of the picture that moves during a transition to another document. Skips the
 * transition if the picture is not in the viewport, and when a page is left for one without such a picture.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 * @param name Value of `view-transition-name`.
 * @param findPicture Finds the picture on this page, given the path of the other page.
 */
export function transitionPicture(name: string, findPicture: (pathname: string) => HTMLElement | null): void {
  // Of home, lists and products in all languages.
  const pathPattern = /^(\/\w\w(-\w\w)?)?(\/product.*)?\/?$/;
  const assignTransitionName = (transition: ViewTransition | null, url: string | null | undefined) => {
    if (!transition) return;
    // Rejected when the transition is skipped, here or by the browser; nobody has to be told.
    transition.ready.catch(() => undefined);
    const picture = url ? findPicture(new URL(url).pathname) : null;
    if (!picture) return transition.skipTransition();
    picture.style.setProperty("view-transition-name", name);
    // The page may come back from the back/forward cache, where no name may be left.
    const removeTransitionName = () => picture.style.removeProperty("view-transition-name");
    transition.finished.then(removeTransitionName, removeTransitionName);
  };
  window.addEventListener("pageswap", (event) => {
    // Null, against its type, for a page that is gone back to before the last step has ended.
    const entry: NavigationHistoryEntry | null | undefined = event.activation?.entry;
    const url = entry?.url;
    // Browsers report an error when a transition leads to a page that has none, such as the checkout.
    assignTransitionName(event.viewTransition, url && pathPattern.test(new URL(url).pathname) ? url : null);
  });
  window.addEventListener("pagereveal", (event) =>
    assignTransitionName(event.viewTransition, navigation.activation?.from?.url),
  );
}
