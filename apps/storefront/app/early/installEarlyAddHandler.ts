import type { buyForm, JournalItem } from "@rewire/domain";
import type { ReplayQueue } from "@rewire/platform/early";
import type { EarlyJournal } from "./createEarlyJournal.ts";
import type { EarlyAddOutcome, EarlySender } from "./createEarlySender.ts";

declare global {
  interface Window {
    /** Set during the replayed press of a button whose addition was sent before the page was hydrated. */
    earlyAddOutcome?: EarlyAddOutcome | undefined;
    /**
     * Adds an item without the commerce code: records it in the cart journal and sends the fields of the buy form.
     * Returns null in browsers where only the commerce code can add. Available until the commerce code has started, also
     * on a hydrated page.
     */
    addEarly?: (fields: URLSearchParams, name: string) => Promise<EarlyAddOutcome | "rejected"> | null;
  }
}

/**
 * Installs the event handler that submits a buy form before the page is hydrated, so that the product is added to the
 * cart without delay. After hydration, the button is clicked again, and the app shows the outcome of the first request.
 * If the shop has rejected the product, the app sends the request again and shows the reason.
 *
 * The function becomes text of an early script (`composeEarlyScripts.ts`), so it must not reference its outer scope.
 */
export function installEarlyAddHandler(
  queue: ReplayQueue,
  journal: EarlyJournal,
  send: EarlySender,
  names: typeof buyForm,
): void {
  /** Maximum interval in milliseconds at which a second press counts as part of a double press. */
  const doublePressIntervalMs = 500;
  const lastPressTimes = new WeakMap<HTMLElement, number>();

  const toJournalItem = (fields: URLSearchParams): JournalItem => ({
    productId: Number(fields.get(names.product)),
    variationId: Number(fields.get(names.variation)) || null,
    variation: [...fields]
      .filter(([name]) => name.startsWith(names.option))
      .map(([name, value]) => ({ attributeName: name.slice(names.option.length), attributeValue: value })),
    extraData: null,
  });
  const getName = (button: HTMLElement) =>
    (button.closest("article") ?? document).querySelector("h1,h2,h3,h4")?.textContent ?? "";
  const waitForApp = (button: HTMLElement) => queue.add(button, () => button.click(), { state: "busy" });
  const showOutcome = (button: HTMLElement, outcome: EarlyAddOutcome | "rejected") => {
    queue.remove(button);
    if (outcome === "rejected") return waitForApp(button);
    const replay = () => {
      window.earlyAddOutcome = outcome;
      button.click();
      delete window.earlyAddOutcome;
    };
    // The number in the header shows what is done; what waits for the connection is not shown anywhere else.
    queue.add(button, replay, outcome === "pending" ? { state: "busy" } : {});
  };
  const addFromForm: NonNullable<Window["addEarly"]> = (fields, name) => {
    const quantity = Number(fields.get(names.quantity) ?? 1);
    // Without the Web Locks API, a concurrent first request of the app could create a second session.
    const id = navigator.locks ? journal.add(toJournalItem(fields), quantity, name) : null;
    return id === null ? null : send(fields, id);
  };
  const handleSubmit = (event: SubmitEvent) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || form.getAttribute("action") !== names.path || !button) return;
    event.preventDefault();
    const msSinceLastPress = event.timeStamp - (lastPressTimes.get(button) ?? -Infinity);
    lastPressTimes.set(button, event.timeStamp);
    // Ignores a press of a busy button, and the replayed press until the app has handled it.
    if (window.earlyAddOutcome || button.dataset["early"] || msSinceLastPress < doublePressIntervalMs) return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, button)) if (typeof value === "string") body.append(name, value);
    // The form does not contain a selection or a quantity whose event is still to be replayed.
    const canSend = form.id === names.id || !queue.isWaiting();
    const pendingOutcome = canSend && addFromForm(body, getName(button));
    if (!pendingOutcome) return waitForApp(button);
    queue.mark(button, "busy");
    void pendingOutcome.then((outcome) => showOutcome(button, outcome));
  };

  window.addEarly = addFromForm;
  window.addEventListener("submit", handleSubmit, true);
}
