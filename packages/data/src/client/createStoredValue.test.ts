// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearStoredValues, createStoredValue, type StoredValue } from "./createStoredValue.ts";

const KEY = "test.numbers";
const toNumbers = (text: string | null): readonly number[] => {
  const value: unknown = JSON.parse(text ?? "[]");
  return Array.isArray(value) ? value.filter((candidate) => typeof candidate === "number") : [];
};
const openNumbers = () => createStoredValue({ key: KEY, area: "local", parse: toNumbers });

let numbers: StoredValue<readonly number[]>;
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  numbers = openNumbers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Local storage that has no space for another text. */
function fillStorage() {
  const storage = window.localStorage;
  return vi.spyOn(window, "localStorage", "get").mockReturnValue({
    length: storage.length,
    key: (at) => storage.key(at),
    clear: () => storage.clear(),
    getItem: (key) => storage.getItem(key),
    removeItem: (key) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    },
  });
}

/** Does to the storage what another tab does, and tells this one as a browser would. */
function writeInOtherTab(text: string | null, key: string | null = KEY) {
  if (text === null) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
}

describe("a stored value", () => {
  test("is read back, by a later page too, and is the same object until it changes", () => {
    const written = [1, 2];
    numbers.write(written);
    expect(numbers.read()).toBe(written);
    expect(window.localStorage.getItem(KEY)).toBe("[1,2]");
    const value = openNumbers().read();
    expect(value).toEqual([1, 2]);
    expect(numbers.read()).toBe(numbers.read());
    window.localStorage.setItem(KEY, "[3]");
    expect(numbers.read()).toEqual([3]);
    numbers.clear();
    expect(window.localStorage.getItem(KEY)).toBeNull();
    expect(numbers.read()).toEqual([]);
  });

  test("lies in its own area alone", () => {
    const inTab = createStoredValue({ key: KEY, area: "session", parse: toNumbers });
    inTab.write([7]);
    expect([inTab.read(), numbers.read(), window.localStorage.length]).toEqual([[7], [], 0]);
  });

  test("may be printed in a form of its own, and removed by it", () => {
    const isOn = createStoredValue({
      key: KEY,
      area: "local",
      parse: (text) => text !== null,
      print: (value) => (value ? "1" : null),
    });
    isOn.write(true);
    expect([window.localStorage.getItem(KEY), isOn.read()]).toEqual(["1", true]);
    isOn.write(false);
    expect([window.localStorage.getItem(KEY), isOn.read()]).toEqual([null, false]);
  });

  test.each([
    ["no text", ""],
    ["null", "null"],
    ["a text cut off", "[1,"],
    ["an object", '{"a":1}'],
    ["a word", "hello"],
    ["a number", "7"],
    ["a control character", "\u0000"],
    ["a nest without an end", "[".repeat(100_000)],
  ])("is nothing where junk is stored: %s", (_, text) => {
    window.localStorage.setItem(KEY, text);
    expect(numbers.read()).toEqual([]);
    expect(numbers.isStored()).toBe(true);
    numbers.write([1]);
    expect(numbers.read()).toEqual([1]);
  });

  test("passes on what of the stored text is valid", () => {
    window.localStorage.setItem(KEY, '[1,null,"2",3]');
    expect(numbers.read()).toEqual([1, 3]);
  });
});

describe("where the storage is", () => {
  const refusals: Readonly<Record<string, () => void>> = {
    "absent, as on the server": () => vi.stubGlobal("window", undefined),
    "forbidden, as by a browser's setting": () => {
      const window: object = Object.defineProperty({}, "localStorage", {
        get: () => {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      });
      vi.stubGlobal("window", window);
    },
    "null, as in some embedded browsers": () => vi.stubGlobal("window", { localStorage: null }),
    "readable and throws at every write": () => {
      vi.stubGlobal("window", {
        localStorage: {
          getItem: () => null,
          setItem: () => {
            throw new Error("private window");
          },
          removeItem: () => {
            throw new Error("private window");
          },
        },
      });
    },
  };

  test.each(Object.entries(refusals))("%s, the value lives in memory", (_, refuse) => {
    refuse();
    expect(numbers.read()).toEqual([]);
    numbers.write([1]);
    expect(numbers.read()).toEqual([1]);
    expect(numbers.isStored()).toBe(false);
    numbers.clear();
    expect(numbers.read()).toEqual([]);
    expect(() => clearStoredValues("local", "test.")).not.toThrow();
  });

  test("full, the new value is read and not the old one that is still stored; space brings it back to the storage", () => {
    numbers.write([1]);
    const full = fillStorage();
    numbers.write([1, 2]);
    expect(numbers.read()).toEqual([1, 2]);
    expect(window.localStorage.getItem(KEY)).toBe("[1]");
    expect(numbers.isStored()).toBe(false);
    full.mockRestore();
    numbers.write([1, 2, 3]);
    expect(window.localStorage.getItem(KEY)).toBe("[1,2,3]");
    expect(numbers.isStored()).toBe(true);
    expect(openNumbers().read()).toEqual([1, 2, 3]);
  });
});

describe("subscribers", () => {
  test("hear of this tab's changes, those that could not be stored too, until they unsubscribe", () => {
    const listener = vi.fn();
    const unsubscribe = numbers.onChange(listener);
    numbers.write([1]);
    fillStorage();
    numbers.write([2]);
    numbers.clear();
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    numbers.write([3]);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test("hear of another tab's change of this key, and of a storage that was cleared whole", () => {
    const [all, others] = [vi.fn(), vi.fn()];
    const unsubscribe = [numbers.onChange(all), numbers.onOtherTab(others)];
    writeInOtherTab("[5]");
    expect(numbers.read()).toEqual([5]);
    writeInOtherTab(null, null);
    expect(numbers.read()).toEqual([]);
    writeInOtherTab("[6]", "test.another");
    expect([all.mock.calls.length, others.mock.calls.length]).toEqual([2, 2]);
    numbers.write([1]);
    expect([all.mock.calls.length, others.mock.calls.length]).toEqual([3, 2]);
    for (const stop of unsubscribe) stop();
    writeInOtherTab("[7]");
    expect([all.mock.calls.length, others.mock.calls.length]).toEqual([3, 2]);
  });
});

test("all values with a prefix are removed together, and no others", () => {
  for (const key of ["test.a", "test.b", "other", "a.test."]) window.sessionStorage.setItem(key, "1");
  window.localStorage.setItem("test.a", "1");
  clearStoredValues("session", "test.");
  expect(Object.keys(window.sessionStorage).toSorted()).toEqual(["a.test.", "other"]);
  expect(window.localStorage.getItem("test.a")).toBe("1");
});
