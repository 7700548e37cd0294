declare global {
  interface Window {
    /**
     * Stops holding the visitor's actions and repeats those that were held. Available until the early script of a public
     * page has called it.
     */
    releaseEarlyActions?: (() => void) | undefined;
  }
}

/**
 * Holds clicks on buttons and input in form fields until the early script of a public page has loaded, and then repeats
 * them, so that the script handles them like later ones. Until then, a clicked button looks pressed. If the script cannot
 * be loaded, the actions have the effect that they have without scripts: links are followed and forms submitted.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 * @param scriptUrl URL of the early script. After a failure it is requested once more.
 * @param buyFormPath Action of the forms that the script submits itself; other forms with a `method` attribute are not held.
 */
export function holdEarlyActions(scriptUrl: string, buyFormPath: string): void {
  const listenerController = new AbortController();
  const options = { capture: true, signal: listenerController.signal };
  const repetitions = new Map<HTMLElement, () => void>();
  const repeatActions = () => {
    listenerController.abort();
    for (const repeat of repetitions.values()) repeat();
  };
  const findTarget = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  const handleClick = (event: MouseEvent) => {
    const control = findTarget(event, "button,a[data-toggle],a[data-button]");
    const form = control instanceof HTMLButtonElement && control.type === "submit" ? control.form : null;
    const isSubmittedByBrowser = form?.hasAttribute("method") && form.getAttribute("action") !== buyFormPath;
    // A link with one of these keys is opened in another tab, or saved.
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!control || isSubmittedByBrowser || (hasModifier && control instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    control.dataset["early"] = "pressed";
    repetitions.set(control, () => {
      delete control.dataset["early"];
      control.click();
    });
  };
  const handleInput = (event: Event) => {
    const field = findTarget(event, "input:not([type=file]),select,textarea");
    if (field) repetitions.set(field, () => field.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.getAttribute("src") === scriptUrl)
      import(/* @vite-ignore */ scriptUrl).catch(repeatActions);
  };

  window.addEventListener("click", handleClick, options);
  // Assistive technology may dispatch only the second one.
  for (const type of ["input", "change"]) window.addEventListener(type, handleInput, options);
  window.addEventListener("error", handleError, options);
  window.releaseEarlyActions = () => {
    delete window.releaseEarlyActions;
    repeatActions();
  };
}
