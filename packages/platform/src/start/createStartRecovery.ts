/**
 * Creates the function that reloads a page whose modules could not be loaded: the connection broke off, or a deployment
 * has removed them. Chromium does not request such modules again, and nothing on the page would respond. The page is
 * reloaded once the server answers, unless it was itself reloaded. Visitors who are leaving it, are in a field or have
 * changed one are not disturbed, nor are those whose product is being sent. The answer to a form, which a reload would
 * send again, is never reloaded: an element with `data-posted` marks such pages.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 * @param sentFormPath Action of the forms that an early script sends itself.
 * @param isLeaving Returns whether the visitor is leaving the page, which ends requests in Firefox and Safari.
 */
export function createStartRecovery(sentFormPath: string, isLeaving: () => boolean): () => void {
  const checkIntervalMs = 1000;
  const maxPauseMs = 30_000;
  const isChanged = (field: HTMLInputElement | HTMLSelectElement) => {
    if (field === document.activeElement) return true;
    if ("options" in field) {
      const initialIndex = Array.from(field.options).findIndex((option) => option.hasAttribute("selected"));
      return field.selectedIndex !== Math.max(0, initialIndex);
    }
    if (field.matches("[type=checkbox],[type=radio]")) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  };
  const isSender = ({ form }: HTMLButtonElement) => form?.getAttribute("action") === sentFormPath;
  const mayReload = () =>
    navigator.onLine &&
    !isLeaving() &&
    !Array.from(document.querySelectorAll<HTMLButtonElement>("[data-early=busy]")).some(isSender) &&
    !(document as Document & { readonly prerendering?: boolean }).prerendering &&
    // A range without a value of its own has one that its markup does not say.
    !Array.from(document.querySelectorAll<HTMLInputElement>("input:not([type=range]),textarea,select")).some(isChanged);

  const readStatus = async () => (await fetch("", { method: "HEAD" }).catch(() => null))?.status ?? 503;
  const reload = async (pauseMs: number) => {
    const status = mayReload() ? await readStatus() : 503;
    if (!mayReload()) setTimeout(reload, checkIntervalMs, pauseMs);
    else if (status >= 500) setTimeout(reload, pauseMs, Math.min(2 * pauseMs, maxPauseMs));
    else location.reload();
  };
  return () => {
    const [navigationEntry] = performance.getEntriesByType("navigation");
    // A browser that does not tell how the page was opened could reload it in a loop.
    const isFirstLoad = navigationEntry && "type" in navigationEntry && navigationEntry.type !== "reload";
    if (isFirstLoad && !document.querySelector("[data-posted]")) void reload(checkIntervalMs);
  };
}
