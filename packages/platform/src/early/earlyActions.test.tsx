// @vitest-environment happy-dom
import { runInNewContext } from "node:vm";
import { act, Suspense, useState, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createReplayQueue } from "./createReplayQueue.ts";
import { createEarlyActionsScript, createHydrationScript } from "./createEarlyActionsScript.ts";
import { guardEarlyForms } from "./guardEarlyForms.ts";
import { isHydrated } from "./isHydrated.ts";
import { recordEarlyActions } from "./recordEarlyActions.ts";
import { storeEarlyLanguage } from "./storeEarlyLanguage.ts";
import { markFirstAction } from "./markFirstAction.ts";
import * as queuedElement from "./queuedElement.ts";
import { recordInput } from "./recordInput.ts";

let root: Root | undefined;
let container: HTMLElement;
/** Listeners of the scripts, which stay on a real page for its life. */
let listeners: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  listeners = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
      listen(type, listener, {
        ...(typeof options === "object" ? options : { capture: options === true }),
        signal: listeners.signal,
      }),
  );
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
  listeners.abort();
  // The next page is a document where React does not listen yet.
  for (const key of Object.keys(document)) if (key.startsWith("_reactListening")) Reflect.deleteProperty(document, key);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page as the server sends it, with the scripts of its head. */
function openPage(page: ReactNode) {
  container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  guardEarlyForms(isHydrated);
  recordEarlyActions(createReplayQueue(isHydrated, queuedElement), recordInput);
  const find = <T extends Element = HTMLElement>(selector: string): T => {
    const element = container.querySelector<T>(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  };
  return {
    find,
    hydrate: () =>
      act(() => {
        root = hydrateRoot(container, page);
        return Promise.resolve();
      }),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

/** Types as a visitor does: the value changes, then the browser tells. */
function input(field: HTMLInputElement, value: string) {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

describe("a button pressed early", () => {
  test("is pressed once when it is hydrated, however often it was pressed", async () => {
    const press = vi.fn();
    const { find, hydrate, pass } = openPage(
      <button type="button" onClick={press}>
        Add
      </button>,
    );
    find("button").click();
    find("button").click();
    await pass(1_000);
    expect(press).not.toHaveBeenCalled();
    await hydrate();
    await pass(1_000);
    expect(press).toHaveBeenCalledTimes(1);
    find("button").click();
    await pass(1_000);
    expect(press).toHaveBeenCalledTimes(2);
  });

  test("is pressed as a pointer does it, with nothing but the main button", async () => {
    const events: string[] = [];
    const note = ({ type }: { readonly type: string }) => void events.push(type);
    const { find, hydrate, pass } = openPage(
      <button type="button" onPointerDown={note} onPointerUp={note} onClick={note} onAuxClick={note}>
        Add
      </button>,
    );
    find("button").click();
    await hydrate();
    await pass(1_000);
    expect(events).toEqual(["pointerdown", "pointerup", "click"]);
  });

  test("looks pressed until it is, and says so where it adds or submits", async () => {
    const looks: (string | undefined)[] = [];
    const note = (event: { readonly currentTarget: HTMLElement }) =>
      void looks.push(event.currentTarget.dataset["early"]);
    const { find, hydrate, pass } = openPage(
      <>
        <button type="button" id="menu" onClick={note} suppressHydrationWarning>
          Menu
        </button>
        <button type="button" id="add" data-async="" onClick={note} suppressHydrationWarning>
          Add
        </button>
      </>,
    );
    find("#menu").click();
    find("#add").click();
    expect(find("#menu").dataset["early"]).toBe("pressed");
    expect(find("#menu").hasAttribute("aria-busy")).toBe(false);
    expect(find("#add").dataset["early"]).toBe("busy");
    expect(find("#add").getAttribute("aria-busy")).toBe("true");
    await hydrate();
    await pass(1_000);
    expect(looks).toEqual([undefined, undefined]);
    expect(container.querySelector("[data-early],[aria-busy]")).toBeNull();
  });

  test("that stays as it is looks so again", async () => {
    const { find, pass } = openPage(<button type="submit">Send</button>);
    find("button").click();
    expect(find("button").dataset["early"]).toBe("pressed");
    await pass(20_100);
    expect(find("button").dataset["early"]).toBeUndefined();
  });

  test("by the icon inside it is pressed, too", async () => {
    const press = vi.fn();
    const { find, hydrate, pass } = openPage(
      <button type="button" aria-label="Add" onClick={press}>
        <svg />
      </button>,
    );
    find("svg").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await hydrate();
    await pass(1_000);
    expect(press).toHaveBeenCalledTimes(1);
  });

  test("more than 20 seconds ago, or removed since, stays as it is", async () => {
    const press = vi.fn();
    const page = (
      <button type="button" onClick={press}>
        Add
      </button>
    );
    const { find, hydrate, pass } = openPage(page);
    find("button").click();
    await pass(20_100);
    await hydrate();
    await pass(1_000);
    expect(press).not.toHaveBeenCalled();
  });

  test("and replaced by React before it was hydrated, because of an earlier action, is pressed once", async () => {
    const press = vi.fn();
    const loading = Promise.withResolvers<void>();
    let isLoaded = false;
    function Heart({ choice }: { choice: string }) {
      // The server has the code, the browser has to load it.
      if (!isLoaded && root) throw loading.promise;
      return <button type="button" id="heart" aria-label="Save cable" onClick={() => press(choice)} />;
    }
    function Page() {
      const [choice, setChoice] = useState("1 m");
      return (
        <>
          <button type="button" id="longer" onClick={() => setChoice("2 m")} suppressHydrationWarning>
            2 m
          </button>
          <Suspense fallback={null}>
            <Heart choice={choice} />
          </Suspense>
        </>
      );
    }
    const { find, hydrate, pass } = openPage(<Page />);
    find("#longer").click();
    find("#heart").click();
    const sentHeart = find("#heart");
    await hydrate();
    await pass(1_000);
    isLoaded = true;
    loading.resolve();
    // React draws what has been loaded at the end of this time.
    await pass(1_000);
    await pass(1_000);
    expect(sentHeart.isConnected).toBe(false);
    expect(press.mock.calls).toEqual([["2 m"]]);
  });

  test("in a part whose hydration stopped in the middle, for something that is being loaded, is pressed once", async () => {
    const press = vi.fn();
    const later = Promise.withResolvers<void>();
    let isHere = true;
    const Sibling = () => {
      if (!isHere) throw later.promise;
      return <i>Loaded</i>;
    };
    const { find, hydrate, pass } = openPage(
      <Suspense fallback="…">
        <p>
          <button type="button" onClick={press}>
            Add
          </button>
          <Sibling />
        </p>
      </Suspense>,
    );
    isHere = false;
    await hydrate();
    await pass(100);
    find("button").click();
    await pass(1_000);
    expect(press).not.toHaveBeenCalled();
    isHere = true;
    later.resolve();
    await pass(1_000);
    expect(press).toHaveBeenCalledTimes(1);
  });

  test("in a part that React hydrates later, while it listens already, is pressed once", async () => {
    const press = vi.fn();
    const later = Promise.withResolvers<void>();
    let isHere = true;
    const Part = () => {
      if (!isHere) throw later.promise;
      return (
        <button type="button" onClick={press}>
          Add
        </button>
      );
    };
    const { find, hydrate, pass } = openPage(
      <Suspense fallback="…">
        <Part />
      </Suspense>,
    );
    isHere = false;
    await hydrate();
    find("button").click();
    await pass(100);
    expect(press).not.toHaveBeenCalled();
    isHere = true;
    later.resolve();
    await pass(1_000);
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe("a link that is a button once React handles its clicks", () => {
  const createLink = (attributes: Readonly<Record<string, string>>) => {
    const open = vi.fn();
    const link = (
      <a
        href="/cart"
        {...attributes}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
        onKeyUp={({ key, currentTarget }) => {
          if (key === " ") currentTarget.click();
        }}
      >
        Cart
      </a>
    );
    return { open, ...openPage(link) };
  };
  const click = (link: Element, options: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
    link.dispatchEvent(event);
    return event;
  };
  const press = (link: Element, type: "keydown" | "keyup", key = " ") => {
    const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    return event;
  };

  test("opens once, however often it was pressed, and is not followed", async () => {
    const follow = vi.spyOn(location, "assign");
    const { open, find, hydrate, pass } = createLink({ "data-button": "" });
    const link = find("a");
    expect(click(link).defaultPrevented).toBe(true);
    click(link);
    expect(link.dataset["early"]).toBe("pressed");
    await pass(1_000);
    await hydrate();
    await pass(20_000);
    expect(open).toHaveBeenCalledTimes(1);
    expect(find("a")).toBe(link);
    expect(link.dataset["early"]).toBeUndefined();
    click(link);
    expect(open).toHaveBeenCalledTimes(2);
    expect(follow).not.toHaveBeenCalled();
  });

  test("opens once at the release of the space key, before React handles it and after", async () => {
    const { open, find, hydrate, pass } = createLink({ "data-toggle": "menu" });
    const link = find("a");
    expect(press(link, "keydown", "a").defaultPrevented).toBe(false);
    expect(press(link, "keydown").defaultPrevented).toBe(true);
    expect(link.dataset["early"]).toBeUndefined();
    press(link, "keyup");
    expect(link.dataset["early"]).toBe("pressed");
    await hydrate();
    await pass(20_000);
    expect(open).toHaveBeenCalledTimes(1);
    press(link, "keydown");
    press(link, "keyup");
    await pass(20_000);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test("opens once when React takes over while the space key is down", async () => {
    const { open, find, hydrate, pass } = createLink({ "data-toggle": "menu" });
    press(find("a"), "keydown");
    await hydrate();
    press(find("a"), "keyup");
    await pass(20_000);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["data-button", "it is no button after six seconds", {}, 6_000],
    ["data-toggle", "React has not begun within 600 ms", {}, 600],
    ["data-toggle", "it is no button after six seconds", { _reactListeningHere: true }, 6_000],
  ])("with %s is followed when %s", async (attribute, _, state, ms) => {
    Object.assign(document, state);
    const follow = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const { find, pass } = createLink({ [attribute]: "" });
    click(find("a"));
    await pass(ms - 100);
    expect(follow).not.toHaveBeenCalled();
    await pass(200);
    expect(follow.mock.calls).toEqual([[find<HTMLAnchorElement>("a").href]]);
    expect(find("a").dataset["early"]).toBeUndefined();
  });

  test("opens in another tab where that is asked for", () => {
    const { find } = createLink({ "data-button": "" });
    expect(click(find("a"), { ctrlKey: true }).defaultPrevented).toBe(false);
  });
});

describe("a field filled early", () => {
  function Form() {
    const [values, setValues] = useState({ colour: "black", gift: false, words: "" });
    const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
    return (
      <>
        <input
          type="radio"
          name="colour"
          id="blue"
          checked={values.colour === "blue"}
          onChange={() => set({ colour: "blue" })}
        />
        <input type="checkbox" checked={values.gift} onChange={(event) => set({ gift: event.target.checked })} />
        <input type="search" value={values.words} onChange={(event) => set({ words: event.target.value })} />
        <output>{JSON.stringify(values)}</output>
      </>
    );
  }

  test("has its value in the app's state, each field of several", async () => {
    const { find, hydrate, pass } = openPage(<Form />);
    for (const selector of ["#blue", "[type=checkbox]"]) find<HTMLInputElement>(selector).click();
    input(find<HTMLInputElement>("[type=search]"), "nord");
    input(find<HTMLInputElement>("[type=search]"), "nordlys");
    await hydrate();
    await pass(1_000);
    expect(JSON.parse(find("output").textContent)).toEqual({
      colour: "blue",
      gift: true,
      words: "nordlys",
    });
    expect(find<HTMLInputElement>("[type=search]").value).toBe("nordlys");
  });

  test("has its value too when it was changed without the event of an input", async () => {
    const { find, hydrate, pass } = openPage(<Form />);
    find<HTMLInputElement>("[type=search]").value = "nord";
    find("[type=search]").dispatchEvent(new Event("change", { bubbles: true }));
    await hydrate();
    await pass(1_000);
    expect(JSON.parse(find("output").textContent)).toMatchObject({ words: "nord" });
  });

  // React listens, but hydrates in a later task, or for the first event that needs it.
  const beginHydration = (page: ReactNode) => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    root = hydrateRoot(container, page);
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  };

  test.each(["#blue", "[type=checkbox]"])(
    "%s, by a press that began before React listened, has its value",
    async (selector) => {
      const { find, pass } = openPage(<Form />);
      beginHydration(<Form />);
      find<HTMLInputElement>(selector).click();
      await pass(1_000);
      expect(find<HTMLInputElement>(selector).checked).toBe(true);
      expect(find("output").textContent).toMatch(/"blue"|true/);
    },
  );

  test("by a double click, the second of which meets the hydrated page, has its value", async () => {
    const { find, hydrate, pass } = openPage(<Form />);
    find<HTMLInputElement>("#blue").click();
    await hydrate();
    act(() => find<HTMLInputElement>("#blue").click());
    await pass(1_000);
    expect(JSON.parse(find("output").textContent)).toMatchObject({ colour: "blue" });
  });

  test("by dictation when React began to listen, has its value", async () => {
    const { find, pass } = openPage(<Form />);
    beginHydration(<Form />);
    input(find<HTMLInputElement>("[type=search]"), "nord");
    await pass(1_000);
    expect(JSON.parse(find("output").textContent)).toMatchObject({ words: "nord" });
  });

  test("in a menu that was open when React began to listen, has its value", async () => {
    function Order() {
      const [order, setOrder] = useState("popular");
      return (
        <>
          <select value={order} onChange={({ target }) => setOrder(target.value)}>
            <option>popular</option>
            <option>cheap</option>
          </select>
          <output>{order}</output>
        </>
      );
    }
    const { find, pass } = openPage(<Order />);
    beginHydration(<Order />);
    find<HTMLSelectElement>("select").value = "cheap";
    for (const type of ["input", "change"]) find("select").dispatchEvent(new Event(type, { bubbles: true }));
    await pass(1_000);
    expect(find("output").textContent).toBe("cheap");
  });

  test("once, by a press that React handles itself, is not replayed", async () => {
    const change = vi.fn();
    const page = <input type="checkbox" defaultChecked={false} onChange={change} />;
    const { find, pass } = openPage(page);
    beginHydration(page);
    find("input").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    find("input").click();
    await pass(1_000);
    expect(change).toHaveBeenCalledTimes(1);
  });

  test("with a file stays as it is, since no script may set one", () => {
    const { find } = openPage(<input type="file" />);
    const queue = createReplayQueue(isHydrated, queuedElement);
    const add = vi.spyOn(queue, "add");
    recordEarlyActions(queue, recordInput);
    find("input").dispatchEvent(new Event("input", { bubbles: true }));
    expect(add).not.toHaveBeenCalled();
  });

  test("and again when it was hydrated keeps the later value", async () => {
    const { find, hydrate, pass } = openPage(<Form />);
    input(find<HTMLInputElement>("[type=search]"), "nord");
    await hydrate();
    const field = find<HTMLInputElement>("[type=search]");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "hearth");
    await act(() => field.dispatchEvent(new Event("input", { bubbles: true })));
    await pass(1_000);
    expect(JSON.parse(find("output").textContent)).toMatchObject({ words: "hearth" });
  });
});

describe("a button of a form, pressed when React handles it", () => {
  function openForm() {
    const add = vi.fn();
    function BuyForm() {
      const [size, setSize] = useState("");
      const [quantity, setQuantity] = useState(1);
      return (
        <>
          {["S", "M"].map((value) => (
            <input
              key={value}
              type="radio"
              name="size"
              form="buy"
              id={value}
              checked={size === value}
              onChange={() => setSize(value)}
            />
          ))}
          <form id="buy" method="post">
            <button type="button" id="more" onClick={() => setQuantity((previous) => previous + 1)}>
              More
            </button>
            <button
              type="submit"
              id="add"
              suppressHydrationWarning
              onClick={(event) => {
                event.preventDefault();
                add(size, quantity);
              }}
            >
              Add
            </button>
          </form>
          <button type="button" id="other" onClick={() => add("other")}>
            Other
          </button>
        </>
      );
    }
    return { add, ...openPage(<BuyForm />) };
  }

  test("waits for what was selected before, and is pressed once", async () => {
    const { add, find, hydrate, pass } = openForm();
    find("#M").click();
    find("#more").click();
    await hydrate();
    find("#add").click();
    find("#add").click();
    expect(add).not.toHaveBeenCalled();
    expect(find("#add").dataset["early"]).toBe("busy");
    await pass(1_000);
    expect(add.mock.calls).toEqual([["M", 2]]);
    expect(find("#add").dataset["early"]).toBeUndefined();
    find("#add").click();
    expect(add).toHaveBeenCalledTimes(2);
  });

  test("adds what was selected last of two early options", async () => {
    const { add, find, hydrate, pass } = openForm();
    find("#M").click();
    find("#S").click();
    await hydrate();
    find("#add").click();
    await pass(1_000);
    expect(add.mock.calls).toEqual([["S", 1]]);
  });

  test("adds what was selected last, although another option is still queued", async () => {
    const { add, find, hydrate, pass } = openForm();
    find("#M").click();
    await hydrate();
    find("#S").click();
    find("#add").click();
    await pass(1_000);
    find("#add").click();
    expect(add.mock.calls).toEqual([
      ["S", 1],
      ["S", 1],
    ]);
  });

  test("waits for nothing outside of its form", async () => {
    const { add, find, hydrate, pass } = openForm();
    find("#M").click();
    await hydrate();
    find("#other").click();
    expect(add.mock.calls).toEqual([["other"]]);
    await pass(1_000);
    find("#add").click();
    expect(add.mock.calls).toEqual([["other"], ["M", 1]]);
  });
});

describe("a form that only React can handle", () => {
  const page = (onSubmit: () => void, method?: "get") => (
    <form
      method={method}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input name="password" />
      <button type="submit">Log in</button>
    </form>
  );
  const submit = (form: Element) => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event;
  };

  test("is not sent by the browser before it is hydrated, and is submitted once afterwards", async () => {
    const onSubmit = vi.fn();
    const { find, hydrate, pass } = openPage(page(onSubmit));
    expect(submit(find("form")).defaultPrevented).toBe(true);
    find("button").click();
    await hydrate();
    await pass(1_000);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test("and that stands in a part whose hydration stopped in the middle is not sent, but submitted once", async () => {
    const onSubmit = vi.fn();
    const later = Promise.withResolvers<void>();
    let isHere = true;
    const Sibling = () => {
      if (!isHere) throw later.promise;
      return <i>Loaded</i>;
    };
    const { find, hydrate, pass } = openPage(
      <Suspense fallback="…">
        <div>
          {page(onSubmit)}
          <Sibling />
        </div>
      </Suspense>,
    );
    isHere = false;
    await hydrate();
    await pass(100);
    expect(submit(find("form")).defaultPrevented).toBe(true);
    // React is back before the turn after the click.
    find("button").click();
    isHere = true;
    later.resolve();
    await pass(1_000);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test("is told from one with a method, which is sent as it is and pressed no second time", async () => {
    const onSubmit = vi.fn();
    const { find, hydrate, pass } = openPage(page(onSubmit, "get"));
    expect(submit(find("form")).defaultPrevented).toBe(false);
    find("form").addEventListener("submit", (event) => event.preventDefault(), { once: true });
    find("button").click();
    await hydrate();
    await pass(1_000);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test("a language chosen in a part whose hydration stopped in the middle is remembered", async () => {
  const later = Promise.withResolvers<void>();
  let isHere = true;
  const Sibling = () => {
    if (!isHere) throw later.promise;
    return <i>Loaded</i>;
  };
  const { find, hydrate, pass } = openPage(
    <Suspense fallback="…">
      <p>
        <a href="#de" data-locale="de_DE">
          Deutsch
        </a>
        <Sibling />
      </p>
    </Suspense>,
  );
  storeEarlyLanguage(isHydrated, "language", 60);
  isHere = false;
  await hydrate();
  await pass(100);
  find("a").click();
  expect(document.cookie).toContain("language=de_DE");
  document.cookie = "language=; Max-Age=0; Path=/";
  isHere = true;
  later.resolve();
  await pass(100);
  find("a").click();
  expect(document.cookie).not.toContain("language");
});

test("the first action is marked, once", () => {
  container = document.createElement("div");
  const mark = vi.spyOn(performance, "mark");
  markFirstAction();
  for (const type of ["pointerdown", "pointerdown"]) window.dispatchEvent(new Event(type));
  expect(mark.mock.calls).toEqual([["rewire:first-action"]]);
});

test("as a text the script runs with nothing of its modules", () => {
  container = document.createElement("div");
  const added: string[] = [];
  const scope = { window: { addEventListener: (type: string) => added.push(type) } };
  runInNewContext(createHydrationScript(createEarlyActionsScript()), scope);
  expect(added).toEqual(["click", "keydown", "keyup", "click", "input", "change"]);
});
