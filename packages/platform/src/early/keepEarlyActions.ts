import type { ReplayQueue } from "./createReplayQueue.ts";
import type { Field } from "./replayInput.ts";

/**
 * Records what a visitor presses, chooses or types before React has hydrated the element, and replays it afterwards.
 * Links and forms with a method work without React and are ignored.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself; see
 * `earlyActionsScript`.
 */
export function keepEarlyActions(queue: ReplayQueue, replayInput: (field: Field) => () => void): void {
  // Once it listens, React hydrates a part in the middle of a click on it, if it can, and then sees the click itself.
  const addUnlessSeen = (element: HTMLElement, replay: () => void) => {
    const listens = Object.keys(document).some((key) => key.startsWith("_reactListening"));
    if (!listens) queue.add(element, replay);
    else setTimeout(() => queue.isHydrated(element) || queue.add(element, replay));
  };

  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button || queue.isHydrated(button)) return;
    const isSent = button.type === "submit" && button.form?.hasAttribute("method");
    if (!isSent) addUnlessSeen(button, () => button.click());
  };

  const handleInput = ({ target: field }: Event) => {
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (!isField) return;
    // React handles it itself; the value recorded earlier would be outdated.
    if (queue.isHydrated(field)) queue.remove(field);
    else addUnlessSeen(field, replayInput(field));
  };

  window.addEventListener("click", handleClick, true);
  window.addEventListener("input", handleInput, true);
}
