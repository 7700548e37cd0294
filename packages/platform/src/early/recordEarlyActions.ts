import type { ReplayOptions, ReplayQueue } from "./createReplayQueue.ts";
import type { Field } from "./recordInput.ts";

/**
 * Records clicks on buttons and input in form fields before React has hydrated them, and replays them after hydration.
 * Until then, a clicked button looks pressed, or busy if it submits a form or has the attribute `data-async`. Links and
 * forms with a `method` attribute work without React and are ignored, except for links that become buttons, which have
 * `data-button` or, if they are followed unless React starts soon, `data-toggle`. See `createEarlyActionsScript`.
 *
 * The function becomes text of an early script, so it must not reference its outer scope.
 */
export function recordEarlyActions(queue: ReplayQueue, recordInput: (field: Field) => () => void): void {
  const findTarget = <Target extends Element>({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<Target>(selector) : null;

  // Once React listens, it hydrates the target of an event synchronously if possible, and then handles the event itself.
  // Otherwise the event does not reach the element.
  const addUnlessHandled = (
    { type }: Event,
    element: HTMLElement,
    replay: (target: HTMLElement) => void,
    options?: ReplayOptions,
  ) => {
    if (!queue.hasReactStarted()) return queue.add(element, replay, options);
    let isElementHydrated = false;
    const checkHydration = () => (isElementHydrated = queue.isHydrated(element));
    element.addEventListener(type, checkHydration, { capture: true, once: true });
    setTimeout(() => isElementHydrated || queue.add(element, replay, options));
  };

  // React may hydrate a field only during the event that changes it, such as a click whose press came before React
  // listened. It then takes the new value for the old one and sees no change, except in a menu.
  const addField = (event: Event, field: Field) => {
    const replay = recordInput(field);
    if (field instanceof HTMLSelectElement || !queue.hasReactStarted()) addUnlessHandled(event, field, replay);
    else setTimeout(() => queue.add(field, replay));
  };

  const handleLinkClick = (event: MouseEvent, link: HTMLElement) => {
    const isToggle = "toggle" in link.dataset;
    if ((!isToggle && !("button" in link.dataset)) || queue.isHydrated(link)) return;
    // The link is opened in another tab, or saved.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addUnlessHandled(event, link, (target) => target.click(), { state: "pressed", isFollowedSoon: isToggle });
  };

  // The space key presses buttons, but not links. While bubbling, since React may hydrate the link, and handle the key.
  const handleSpace = (event: KeyboardEvent) => {
    const link = event.key === " " && findTarget<HTMLElement>(event, "a[data-toggle],a[data-button]");
    if (!link || queue.isHydrated(link)) return;
    event.preventDefault();
    if (event.type === "keyup") link.click();
  };

  const handleClick = (event: MouseEvent) => {
    const control = findTarget<HTMLButtonElement | HTMLAnchorElement>(event, "button,a");
    if (control instanceof HTMLAnchorElement) return handleLinkClick(event, control);
    if (!control) return;
    const press = (target: HTMLElement) => target.click();
    const isSubmit = control.type === "submit" && control.form !== null;
    const state = isSubmit || "async" in control.dataset ? "busy" : "pressed";
    if (!queue.isHydrated(control)) {
      if (!isSubmit || !control.form?.hasAttribute("method")) addUnlessHandled(event, control, press, { state });
    } else if (queue.isFormWaiting(control)) {
      // React knows the button, but not yet what was selected before: it would add without the options.
      event.preventDefault();
      event.stopImmediatePropagation();
      queue.add(control, press, { state });
    }
  };

  const handleInput = (event: Event) => {
    // Selected files survive hydration, and scripts cannot set them. Only boxes and radio buttons change by a click.
    const field = findTarget<Field>(event, "input:not([type=file]),select,textarea");
    if (!field || (event.type === "click" && !field.matches("[type=radio],[type=checkbox]"))) return;
    if (!queue.isHydrated(field)) return addField(event, field);
    // React handles it itself; the value recorded earlier would be outdated. A click on what is checked changes nothing.
    if (event.type !== "click") queue.remove(field);
  };

  window.addEventListener("click", handleClick, true);
  for (const type of ["keydown", "keyup"] as const) window.addEventListener(type, handleSpace);
  // Assistive technology may dispatch only the second one.
  for (const type of ["click", "input", "change"]) window.addEventListener(type, handleInput, true);
}
