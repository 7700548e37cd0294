// @vitest-environment happy-dom
import type { ShopFailure } from "@rewire/domain";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { useFailedChange } from "./useFailedChange.ts";

const failure: ShopFailure = { kind: "unreachable" };

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  return () => vi.unstubAllGlobals();
});

/** Renders the hook, and returns a function that starts a change and gives back the function that ends it. */
function openField() {
  const restore = vi.fn<(accepted: string, refused: string) => void>();
  const latest: { result?: ReturnType<typeof useFailedChange<string>> } = {};
  const Field = () => {
    latest.result = useFailedChange<string>(restore);
    return null;
  };
  act(() => createRoot(document.createElement("div")).render(createElement(Field)));
  const begin = (value: string, previousValue: string) => {
    const { promise, resolve } = Promise.withResolvers<ShopFailure | null>();
    act(() => void latest.result?.[1](value, previousValue, promise));
    return (outcome: ShopFailure | null) => act(async () => resolve(outcome));
  };
  return { begin, restore, failedChange: () => latest.result?.[0] };
}

test("a change that fails restores the value before it, and is named until the next change", async () => {
  const { begin, restore, failedChange } = openField();
  await begin("FR", "DE")(failure);
  expect(restore.mock.calls).toEqual([["DE", "FR"]]);
  expect(failedChange()).toEqual({ value: "FR", acceptedValue: "DE", failure });
  const end = begin("AT", "DE");
  expect(failedChange()).toBeNull();
  await end(null);
  expect(restore).toHaveBeenCalledOnce();
});

test("a failure that another change has followed restores nothing", async () => {
  const { begin, restore, failedChange } = openField();
  const endFirst = begin("FR", "DE");
  const endSecond = begin("AT", "FR");
  await endFirst(failure);
  expect(restore).not.toHaveBeenCalled();
  await endSecond(null);
  expect([restore.mock.calls, failedChange()]).toEqual([[], null]);
});

test("the value that is restored is the last one that the shop accepted", async () => {
  const both = openField();
  const [endFirst, endSecond] = [both.begin("FR", "DE"), both.begin("AT", "FR")];
  await endFirst(failure);
  await endSecond(failure);
  expect(both.restore.mock.calls).toEqual([["DE", "AT"]]);

  const second = openField();
  const [accept, refuse] = [second.begin("FR", "DE"), second.begin("AT", "FR")];
  await accept(null);
  await refuse(failure);
  expect(second.restore.mock.calls).toEqual([["FR", "AT"]]);
});
