import type { buyForm, JournalItem } from "@rewire/domain";
import type { ReplayQueue } from "@rewire/platform/early";
import type { EarlyJournal } from "./createEarlyJournal.ts";
import type { EarlyOutcome, EarlySender } from "./createEarlySender.ts";

declare global {
  interface Window {
    /** Set during the replayed press of a button whose addition was sent before the page was hydrated. */
    earlyAddOutcome?: EarlyOutcome | undefined;
    /**
     * Adds an item without the store: records it in the cart journal and sends the fields of the buy form. Returns null
     * in browsers where only the store can add. Also there when the page is hydrated, until the store has started.
     */
    addEarly?: (fields: URLSearchParams, name: string) => Promise<EarlyOutcome | "refused"> | null;
  }
}

/**
 * Adds to the cart what a visitor buys before the page is hydrated: sends the buy form, and presses the button again when
 * it is hydrated, which then shows the outcome alone. What the shop refuses is sent again by the app, which shows why.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 */
export function addEarly(queue: ReplayQueue, journal: EarlyJournal, send: EarlySender, names: typeof buyForm): void {
  /** Time within which a second press of a button is part of the first. */
  const doublePressMs = 500;
  const pressedAt = new WeakMap<HTMLElement, number>();

  const toItem = (fields: URLSearchParams): JournalItem => ({
    productId: Number(fields.get(names.product)),
    variationId: Number(fields.get(names.variation)) || null,
    variation: [...fields]
      .filter(([name]) => name.startsWith(names.option))
      .map(([name, value]) => ({ attributeName: name.slice(names.option.length), attributeValue: value })),
    extraData: null,
  });
  const nameOf = (button: HTMLElement) =>
    (button.closest("article") ?? document).querySelector("h1,h2,h3,h4")?.textContent ?? "";
  const waitForApp = (button: HTMLElement) => queue.add(button, () => button.click(), { look: "busy" });
  const finish = (button: HTMLElement, outcome: EarlyOutcome | "refused") => {
    queue.remove(button);
    if (outcome === "refused") return waitForApp(button);
    queue.add(button, () => {
      window.earlyAddOutcome = outcome;
      button.click();
      delete window.earlyAddOutcome;
    });
  };
  const add: Window["addEarly"] = (fields, name) => {
    const quantity = Number(fields.get(names.quantity) ?? 1);
    // Without locks the app's first request may begin a session of its own.
    const id = navigator.locks ? journal.add(toItem(fields), quantity, name) : null;
    return id === null ? null : send(fields, id);
  };
  const handleSubmit = (event: SubmitEvent) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || form.getAttribute("action") !== names.path || !button) return;
    event.preventDefault();
    const sinceLastMs = event.timeStamp - (pressedAt.get(button) ?? -Infinity);
    pressedAt.set(button, event.timeStamp);
    // A button that is loading takes no press; neither does the replayed one that React has not taken.
    if (window.earlyAddOutcome || button.dataset["early"] || sinceLastMs < doublePressMs) return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, button)) if (typeof value === "string") body.append(name, value);
    // A choice or a quantity that waits to be replayed is not in the form yet.
    const canSend = form.id === names.id || !queue.isWaiting();
    const sending = canSend && add(body, nameOf(button));
    if (!sending) return waitForApp(button);
    queue.mark(button, "busy");
    void sending.then((outcome) => finish(button, outcome));
  };

  window.addEarly = add;
  window.addEventListener("submit", handleSubmit, true);
}
