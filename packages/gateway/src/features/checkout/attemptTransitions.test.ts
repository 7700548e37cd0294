import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  attemptEvents,
  attemptStates,
  attemptTransitions,
  type AttemptAction,
  type AttemptEvent,
  type AttemptState,
} from "./attemptTransitions.ts";
import { runAttempt, type ActionOutcome, type ActionTable } from "./runAttempt.ts";

type Run = AttemptAction[];
type Action = (run: Run) => Promise<ActionOutcome<string>>;

const pairs = attemptStates.flatMap((state) => attemptEvents.map((event) => ({ state, event })));
const transitions = pairs.flatMap(({ state, event }) => {
  const transition = attemptTransitions[state][event];
  return transition ? [{ state, event, ...transition }] : [];
});
const missing = pairs.filter(({ state, event }) => !attemptTransitions[state][event]);

/** Actions that note their names; each ends the run with its name unless `outcomes` says otherwise. */
function notingActions(outcomes: Partial<Record<AttemptAction, ActionOutcome<string>>> = {}): ActionTable<Run, string> {
  const note =
    (name: AttemptAction): Action =>
    async (run) => {
      run.push(name);
      return outcomes[name] ?? { result: name };
    };
  return {
    check: note("check"),
    send: note("send"),
    search: note("search"),
    resolve: note("resolve"),
    resolveWithoutBrowser: note("resolveWithoutBrowser"),
    complete: note("complete"),
    reject: note("reject"),
    decline: note("decline"),
    withdraw: note("withdraw"),
    doubt: note("doubt"),
    reopen: note("reopen"),
    reportNoAttempt: note("reportNoAttempt"),
    reportUnknown: note("reportUnknown"),
    replay: note("replay"),
  };
}

/** An event that the state has no transition for, so that a run that arrives there names the state. */
const illegalEvent = (state: AttemptState): AttemptEvent => {
  const event = missing.find((pair) => pair.state === state)?.event;
  if (!event) throw new Error(`${state} takes every event`);
  return event;
};

describe("a transition of an attempt", () => {
  test.each(transitions)("$state × $event → $next, by $action", async ({ state, event, next, action }) => {
    const run: Run = [];
    expect(await runAttempt(state, event, run, notingActions())).toBe(action);
    expect(run).toEqual([action]);
    const illegal = illegalEvent(next);
    await expect(runAttempt(state, event, [], notingActions({ [action]: { event: illegal } }))).rejects.toThrow(
      `An attempt that is ${next} has no transition for ${illegal}`,
    );
  });

  test.each(missing)("$state × $event is refused, and nothing is done", async ({ state, event }) => {
    const run: Run = [];
    await expect(runAttempt(state, event, run, notingActions())).rejects.toThrow(
      `An attempt that is ${state} has no transition for ${event}`,
    );
    expect(run).toEqual([]);
  });

  test("leads to every state from a new attempt", () => {
    const reached = new Set<AttemptState>(["new"]);
    for (const state of reached)
      for (const transition of transitions) if (transition.state === state) reached.add(transition.next);
    expect([...reached].toSorted()).toEqual([...attemptStates].toSorted());
  });

  test("sends nothing from a state in which an order may come, and leaves none that stands", () => {
    const sending = transitions.filter(({ action }) => action === "send").map(({ state }) => state);
    expect(sending).toEqual(["checking"]);
    expect(transitions.filter(({ state, next }) => state === "placed" && next !== "placed")).toEqual([]);
  });

  test("stands in decision 43 as it stands here", () => {
    const file = new URL("../../../../../docs/decisions/0043-run-checkout-by-a-table.md", import.meta.url);
    const rows = readFileSync(file, "utf8").matchAll(/^\| `(\w+)` \| `(\w+)` \| `(\w+)` \| `(\w+)` \|/gm);
    const documentedTransitions = [...rows].map(([, state, event, next, action]) => ({ state, event, next, action }));
    expect(documentedTransitions).toEqual(transitions);
  });
});

test("a run follows the events of its actions to the end", async () => {
  const run: Run = [];
  const actions = notingActions({
    resolve: { event: "noOrder" },
    reopen: { event: "submit" },
    check: { event: "accepted" },
    send: { event: "answerLost" },
    search: { event: "orderFound" },
  });
  expect(await runAttempt("pending", "submit", run, actions)).toBe("complete");
  expect(run).toEqual(["resolve", "reopen", "check", "send", "search", "complete"]);
});
