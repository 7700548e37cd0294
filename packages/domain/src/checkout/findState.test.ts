import { expect, test } from "vitest";
import { germanStates } from "../testing/index.ts";
import { findState } from "./findState.ts";

test.each([
  ["DE-BE", "DE-BE"],
  ["be", "DE-BE"],
  [" berlin ", "DE-BE"],
  ["Baden-Wurttemberg", "DE-BW"],
])("%j names the state %s", (text, code) => {
  expect(findState(germanStates, text)?.code).toBe(code);
});

test.each(["", " ", "Ber", "Somewhere"])("%j names no state", (text) => {
  expect(findState(germanStates, text)).toBeNull();
});
