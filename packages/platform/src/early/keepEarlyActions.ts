/**
 * Records user actions on elements before React has hydrated them, and replays them afterwards: clicks on buttons,
 * choices, text input. Links and forms with a method work without React and are ignored.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 */
export function keepEarlyActions(): void {
  /** Maximum age of a replayed action, in milliseconds; a later one would be unexpected. */
  const maxWaitMs = 20_000;
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const pause = 30;
  const kept = new Map<HTMLElement, { replay: () => void; until: number; wasAlive: boolean }>();

  // React notes its properties on each element that it has taken over, or is about to: see `wake`.
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));

  // In the middle of its work React would overwrite what is done again. For such an event it ends its work at once.
  const wake = (element: HTMLElement) => element.dispatchEvent(new Event("auxclick", { bubbles: true }));

  const replayClick = (element: HTMLElement) => {
    for (const type of ["pointerdown", "pointerup"])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
    element.click();
  };

  const replayCheck = (field: HTMLInputElement, isChecked: boolean) => {
    // The opposite first: React passes over a click that changes nothing.
    field.checked = !isChecked;
    field.click();
  };

  const write = (field: Field, value: string) => {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    for (const type of ["input", "change"]) {
      // Emptied first and then past the property that React watches, or it takes the words for its own. Once an event:
      // after the first, React may put back what it knew.
      field.value = "";
      own?.set?.call(field, value);
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };

  const keep = (element: HTMLElement, replay: () => void) => {
    if (kept.size === 0) setTimeout(look, pause);
    kept.set(element, { replay, until: Date.now() + maxWaitMs, wasAlive: false });
  };

  const look = () => {
    for (const [element, action] of kept) {
      const isGone = !element.isConnected || Date.now() > action.until;
      // At the second sight, when React has run the effects too.
      if (isGone || action.wasAlive) kept.delete(element);
      if (isGone) continue;
      if (action.wasAlive) {
        action.replay();
        // One a turn: the next builds on what React draws of this one, as two choices in one address do.
        break;
      }
      if (isHydrated(element)) action.wasAlive = wake(element);
    }
    if (kept.size > 0) setTimeout(look, pause);
  };

  // Once it listens, React takes a part over in the middle of a click on it, if it can, and then sees the click itself.
  const unlessHandled = (element: HTMLElement, replay: () => void) => {
    const listens = Object.keys(document).some((key) => key.startsWith("_reactListening"));
    if (!listens) keep(element, replay);
    else setTimeout(() => isHydrated(element) || keep(element, replay));
  };

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>("button");
    if (!button || isHydrated(button)) return;
    const { form } = button;
    if (form && button.type === "submit") {
      if (form.hasAttribute("method")) return;
      // Nothing here could answer such a form, and its words must not get into the address.
      event.preventDefault();
    }
    unlessHandled(button, () => replayClick(button));
  };

  const onInput = (event: Event) => {
    const field = event.target;
    if (!(field instanceof HTMLElement)) return;
    // React hears of it itself; what was kept of the field before would be older.
    if (isHydrated(field)) return void kept.delete(field);
    if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)) {
      const { checked } = field;
      unlessHandled(field, () => replayCheck(field, checked));
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      const { value } = field;
      unlessHandled(field, () => write(field, value));
    }
  };

  // For the store, which starts with the first action: see CommerceProvider.
  for (const type of ["pointerdown", "keydown", "touchstart"]) {
    window.addEventListener(type, () => performance.mark("rewire:first-action"), {
      once: true,
      passive: true,
      capture: true,
    });
  }
  window.addEventListener("click", onClick, true);
  window.addEventListener("input", onInput, true);
}
