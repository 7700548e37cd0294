import { isRecord } from "@rewire/domain";

/** Field of a history entry's state that marks the entry of an open panel. */
const HISTORY_STATE_KEY = "openPanel";

/** Time after which a step back that the browser has dropped is given up, in milliseconds. */
const MAX_STEP_MS = 1000;

const readState = (): Record<string, unknown> => (isRecord(window.history.state) ? window.history.state : {});

/** Returns whether the current history entry is one of an open panel. */
export const isPanelEntryCurrent = (): boolean => readState()[HISTORY_STATE_KEY] !== undefined;

/** Ends the step back that removes an entry, if there is one. All panels share the history. */
let endStepBack: (() => void) | null = null;
/** What waits for the end of the step back. */
const runAfterStepBack = new Set<() => void>();

/** History entry of an open panel, on top of the entry of its page. It closes the panel when the user navigates back. */
export class PanelEntry {
  readonly #closePanel: () => void;
  #id = "";
  /** Key of the page's own entry, and the part of the page in its address. */
  #pageKey: unknown;
  #pageHash = "";
  #isOpen = false;
  #isClosed = false;
  #next: (() => void) | null = null;

  constructor(closePanel: () => void) {
    this.#closePanel = closePanel;
  }

  /** Adds the entry of a panel that opens; does nothing if it is there. */
  add() {
    this.#isOpen = true;
    this.#isClosed = false;
    if (endStepBack) runAfterStepBack.add(this.#pushIfOpen);
    else if (!this.#isCurrent()) this.#push();
  }

  /** Marks that the panel is being closed, so that its entry is removed when the panel is gone. */
  close() {
    this.#isClosed = true;
  }

  /**
   * Removes the entry of a panel that was closed, unless it is added again in the same task. The entry of a panel that is
   * gone without having been closed stays: its page may be on the way to another, such as a payment provider's, and a step
   * back would cancel that.
   */
  release() {
    this.#isOpen = false;
    // React may run an effect, clean it up and run it again.
    setTimeout(() => {
      if (this.#isOpen || this.#id === "" || this.#isBeingRemoved()) return;
      // After a navigation from the open panel another entry is the current one.
      if (this.#isClosed && this.#isCurrent()) this.#stepBack();
      else this.#forget();
    });
  }

  /** Removes the entry, closes the panel and runs a callback, which may follow a link. */
  closeThen(next: () => void) {
    this.#next = next;
    this.#stepBack();
  }

  #isCurrent() {
    return this.#id !== "" && readState()[HISTORY_STATE_KEY] === this.#id;
  }

  #push() {
    const state = readState();
    // Pages served without TLS have no `crypto.randomUUID`.
    this.#id = crypto.getRandomValues(new Uint32Array(4)).join("-");
    this.#pageKey = state["key"];
    this.#pageHash = window.location.hash;
    window.history.pushState({ ...state, [HISTORY_STATE_KEY]: this.#id }, "");
    window.addEventListener("popstate", this.#handlePopState, true);
  }

  readonly #pushIfOpen = () => {
    if (this.#isOpen) this.#push();
  };

  #forget() {
    this.#id = "";
    window.removeEventListener("popstate", this.#handlePopState, true);
  }

  readonly #stepBack = () => {
    if (endStepBack) {
      if (!this.#isBeingRemoved()) runAfterStepBack.add(this.#stepBack);
      return;
    }
    endStepBack = this.#finishStep;
    setTimeout(() => this.#isBeingRemoved() && this.#finishStep(), MAX_STEP_MS);
    window.history.back();
  };

  #isBeingRemoved() {
    return endStepBack === this.#finishStep;
  }

  readonly #finishStep = () => {
    endStepBack = null;
    this.#forget();
    const waiting = [...runAfterStepBack];
    runAfterStepBack.clear();
    for (const run of waiting) run();
    const next = this.#next;
    if (!next) return;
    this.#next = null;
    if (this.#isOpen) this.#closePanel();
    next();
  };

  readonly #handlePopState = (event: PopStateEvent) => {
    const isRemoved = this.#isBeingRemoved();
    if (endStepBack && !isRemoved) return;
    // A link to a part of the page adds an entry on top, from which Back leads to the panel's.
    if (!isRemoved && (this.#isCurrent() || window.location.hash !== this.#pageHash)) return;
    // Only the step back to the page below the panel is hidden from the router.
    if ((isRecord(event.state) ? event.state["key"] : undefined) === this.#pageKey) event.stopImmediatePropagation();
    if (isRemoved) return this.#finishStep();
    this.#forget();
    if (this.#isOpen) this.#closePanel();
  };
}
