// @vitest-environment happy-dom
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runAfterPress } from "./runAfterPress.ts";
import { createModuleStarter } from "./createModuleStarter.ts";
import { startAfterPaint } from "./startAfterPaint.ts";
import { startOnIntent } from "./startOnIntent.ts";
import { createStartScript } from "./createStartScript.ts";

/** Listeners of the scripts, which stay on a real page for its life. */
let listeners: AbortController;
/** State of the page, as browsers report it. */
let readyState: DocumentReadyState;
/** Reports long tasks and paints to the observers of the scripts. */
let report: (type: string, names: readonly string[]) => void;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = "loading";
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  listeners = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        const own = typeof options === "object" ? options : {};
        const signal = own.signal ? AbortSignal.any([own.signal, listeners.signal]) : listeners.signal;
        listen(type, listener, { ...own, signal });
      },
    );
  }
  const observers = new Map<string, (list: { getEntriesByName: (name: string) => readonly string[] }) => void>();
  report = (type, names) =>
    observers.get(type)?.({ getEntriesByName: (name) => names.filter((other) => other === name) });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      #type = "";
      readonly #note: () => void;
      constructor(note: () => void) {
        this.#note = note;
      }
      observe({ type }: { type: string }) {
        this.#type = type;
        observers.set(type, this.#note);
      }
      disconnect() {
        observers.delete(this.#type);
      }
    },
  );
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run));
});
afterEach(() => {
  listeners.abort();
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const parsed = () => document.dispatchEvent(new Event("DOMContentLoaded"));
const loaded = () => window.dispatchEvent(new Event("load"));

describe("modules that wait for intent", () => {
  test.each(["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input", "change"])(
    "start urgently at %s",
    (type) => {
      const start = vi.fn();
      startOnIntent(start);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(start.mock.calls).toEqual([[true]]);
    },
  );

  test("do not start under a pointer that rests", async () => {
    const start = vi.fn();
    startOnIntent(start);
    for (const type of ["pointerover", "pointermove"])
      document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { movementX: 0, movementY: 0 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(start).not.toHaveBeenCalled();
  });

  test("start when the page is scrolled past its first screen, not before", () => {
    const start = vi.fn();
    startOnIntent(start);
    const scrollTo = (y: number) => {
      vi.stubGlobal("scrollY", y);
      window.dispatchEvent(new Event("scroll"));
    };
    scrollTo(innerHeight);
    expect(start).not.toHaveBeenCalled();
    scrollTo(innerHeight + 1);
    expect(start.mock.calls).toEqual([[true]]);
  });

  test("start without hurry three seconds after the page was loaded and after its last long task", async () => {
    const start = vi.fn();
    startOnIntent(start);
    await vi.advanceTimersByTimeAsync(10_000);
    loaded();
    await vi.advanceTimersByTimeAsync(2_000);
    report("longtask", []);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(start).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(start.mock.calls).toEqual([[false]]);
  });

  test("start once, and urgently, when the intent comes before the idle moment", async () => {
    const start = vi.fn();
    startOnIntent(start);
    loaded();
    await vi.advanceTimersByTimeAsync(2_900);
    window.dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(start.mock.calls).toEqual([[true]]);
  });

  test("start at once if the script comes after the first action or after the first screen", () => {
    const start = vi.fn();
    vi.stubGlobal("scrollY", innerHeight + 1);
    startOnIntent(start);
    expect(start.mock.calls).toEqual([[true]]);
    vi.stubGlobal("scrollY", 0);
    startOnIntent(start);
    expect(start).toHaveBeenCalledTimes(1);
    vi.spyOn(performance, "getEntriesByName").mockImplementation((name) =>
      name === "rewire:first-action" ? [performance.mark(name)] : [],
    );
    startOnIntent(start);
    expect(start.mock.calls).toEqual([[true], [true]]);
  });

  test("start three seconds later if the script comes when the page was loaded", async () => {
    const start = vi.fn();
    readyState = "complete";
    startOnIntent(start);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(start).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(start.mock.calls).toEqual([[false]]);
  });

  test("wait for intent alone where the visitor saves data", async () => {
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    const start = vi.fn();
    startOnIntent(start);
    loaded();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("touchstart"));
    expect(start.mock.calls).toEqual([[true]]);
  });
});

describe("modules that wait for the first paint", () => {
  test("start with it, urgently at an earlier action, and without paint timing three seconds after parsing", async () => {
    const start = vi.fn();
    startAfterPaint(start);
    report("paint", ["first-paint"]);
    expect(start).not.toHaveBeenCalled();
    report("paint", ["first-contentful-paint"]);
    expect(start).toHaveBeenLastCalledWith(false);
    window.dispatchEvent(new Event("keydown"));
    expect(start).toHaveBeenLastCalledWith(true);

    const late = vi.fn();
    startAfterPaint(late);
    parsed();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(late.mock.calls).toEqual([[false]]);
  });
});

describe("the starter", () => {
  const recoverStart = vi.fn();
  const open = () => {
    document.head.innerHTML = '<link rel="held" href="/a.js /b.js">';
    document.body.innerHTML = '<script type="held">void 0;</script><script type="text/plain">other</script>';
    const start = createModuleStarter("rewire-modules", runAfterPress, recoverStart);
    const states = () => ({
      links: [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map((link) => [
        link.getAttribute("href"),
        link.getAttribute("fetchpriority"),
      ]),
      scripts: [...document.querySelectorAll("script")].map(({ type, textContent }) => [type, textContent]),
    });
    return { start, states };
  };
  const heldElements = {
    links: [],
    scripts: [
      ["held", "void 0;"],
      ["text/plain", "other"],
    ],
  };

  test("waits until the page is parsed, then runs each held script and fetches ahead what it needs", async () => {
    const { start, states } = open();
    start(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(states()).toEqual(heldElements);
    parsed();
    await vi.advanceTimersByTimeAsync(100);
    expect(states()).toEqual({
      links: [
        ["/a.js", "low"],
        ["/b.js", "low"],
      ],
      scripts: [
        ["module", "void 0;"],
        ["text/plain", "other"],
      ],
    });
  });

  test("does not wait if the page was parsed before", async () => {
    readyState = "interactive";
    const { start, states } = open();
    start(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(states().scripts[0]?.[0]).toBe("module");
  });

  test.each([[[true]], [[false, true]], [[true, false]]])("with calls %j is urgent", async (calls) => {
    const { start, states } = open();
    for (const isUrgent of calls) start(isUrgent);
    parsed();
    await vi.advanceTimersByTimeAsync(100);
    expect(states().links).toEqual([
      ["/a.js", "high"],
      ["/b.js", "high"],
    ]);
    expect(states().scripts[0]?.[0]).toBe("held");
    await vi.advanceTimersByTimeAsync(200);
    expect(states().scripts[0]?.[0]).toBe("module");
  });

  test("runs urgent modules a frame after the press that has begun, once", async () => {
    const { start, states } = open();
    parsed();
    start(true);
    const insert = vi.spyOn(HTMLScriptElement.prototype, "replaceWith");
    document.body.click();
    document.body.click();
    await vi.advanceTimersByTimeAsync(50);
    expect(states().scripts[0]?.[0]).toBe("module");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(insert).toHaveBeenCalledTimes(1);
  });

  describe("without a connection", () => {
    const startOffline = async (fetchModule: () => Promise<unknown>) => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      const fetched = vi.fn(fetchModule);
      vi.stubGlobal("fetch", fetched);
      const { start, states } = open();
      parsed();
      start(false);
      await vi.advanceTimersByTimeAsync(100);
      expect(fetched.mock.calls).toEqual([["/a.js"]]);
      return { start, states };
    };

    test("starts once the connection is back: what could not be loaded is not requested again", async () => {
      const { start, states } = await startOffline(() => Promise.reject(new TypeError("Failed to fetch")));
      start(true);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(states()).toEqual(heldElements);
      window.dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(100);
      expect(states().scripts[0]?.[0]).toBe("module");
      expect(states().links).toHaveLength(2);
    });

    test("starts at once if the browser has the modules already", async () => {
      const { states } = await startOffline(() => Promise.resolve(new Response()));
      expect(states().scripts[0]?.[0]).toBe("module");
    });
  });

  test("recovers if its modules cannot be loaded", async () => {
    const { start } = open();
    parsed();
    start(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(recoverStart).not.toHaveBeenCalled();
    document.querySelector("script[type=module]")?.dispatchEvent(new Event("error"));
    expect(recoverStart).toHaveBeenCalledTimes(1);
  });

  test("starts nothing that nobody has asked for", async () => {
    const { states } = open();
    parsed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states()).toEqual(heldElements);
  });
});

test.each(["paint", "intent"] as const)("as a text the script for %s runs with nothing of its modules", (when) => {
  const windowEvents: string[] = [];
  const documentEvents: string[] = [];
  const scope = {
    window: { addEventListener: (type: string) => windowEvents.push(type) },
    document: {
      currentScript: null,
      readyState: "loading",
      addEventListener: (type: string) => documentEvents.push(type),
    },
    navigator: {},
    scrollY: 0,
    innerHeight: 800,
    performance: { getEntriesByName: () => [] },
    AbortController,
  };
  runInNewContext(createStartScript(when, "rewire-modules", "/cart/add"), scope);
  expect(windowEvents).toContain("pointerdown");
  expect(windowEvents.includes("load")).toBe(when === "intent");
  expect(documentEvents).toContain("DOMContentLoaded");
});
