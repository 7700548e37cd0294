import { expect, test } from "vitest";
import { interactionsOf, MIN_MS } from "./interactions.mjs";
import { visit } from "./visit.mjs";

const event = (action, duration, type = "click") => ({ action, duration, type, target: `button "${action}"` });

test("of each action the slowest event counts, the slowest action comes first", () => {
  const events = [event("1 open", 24, "pointerup"), event("1 open", 96), event("2 close", 160), event("1 open", 8)];
  expect(interactionsOf(["1 open", "2 close", "3 leave"], events)).toEqual([
    { action: "2 close", duration: 160, type: "click", target: 'button "2 close"' },
    { action: "1 open", duration: 96, type: "click", target: 'button "1 open"' },
    { action: "3 leave", duration: MIN_MS, type: null, target: null },
  ]);
});

test("the visit has 40 actions", () => {
  expect(visit.flatMap(({ actions }) => actions)).toHaveLength(40);
});
