import { expect, test } from "vitest";
import { needsState } from "./needsState.ts";

test("the post asks for a state in the United States, not in Germany", () => {
  expect(needsState("US")).toBe(true);
  expect(needsState("DE")).toBe(false);
});
