// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchSuggestions } from "../../loaders/suggestions.ts";
import { useSuggestions } from "./useSuggestions.ts";

vi.mock(import("../../loaders/suggestions.ts"), () => ({ fetchSuggestions: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(fetchSuggestions).mockReset().mockRejectedValue(new Error("nothing here"));
});
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("suggestions are asked for 100 ms after the last letter, once", async () => {
  const { rerender } = renderHook(({ query }: { query: string }) => useSuggestions(query), {
    initialProps: { query: "c" },
  });
  for (const query of ["ca", "cas", "case"]) {
    await wait(90);
    rerender({ query });
  }
  await wait(99);
  expect(fetchSuggestions).not.toHaveBeenCalled();
  await wait(1);
  expect(vi.mocked(fetchSuggestions).mock.calls.map(([query]) => query)).toEqual(["case"]);
});
