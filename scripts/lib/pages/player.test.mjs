import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { addPlayer } from "./player.mjs";

const ID = "primitives-button--primary";
const finished = (status, reporters = []) => ["storyFinished", { storyId: ID, status, reporters }];
const axe = (result, status = "failed") => ({ type: "a11y", status, result });

/**
 * Plays a story of which Storybook reports events.
 * @param events Name and content of each.
 * @param options `trouble` of the page, `turn` to dark, and its `pending` work.
 */
async function play(events, { trouble = "", turn = () => {}, pending = () => [] } = {}) {
  const channel = new EventEmitter();
  const stage = {
    show: vi.fn(async () => {
      for (const [name, content] of events) channel.emit(name, content);
    }),
    turn: vi.fn(async () => turn()),
    clear: vi.fn(async () => {}),
    trouble: () => trouble,
  };
  vi.stubGlobal("navigator", { userAgent: "Browser" });
  vi.stubGlobal("__STORYBOOK_PREVIEW__", { channel });
  vi.stubGlobal("__rewireStage", stage);
  vi.stubGlobal("__rewireWork", { pending });
  vi.stubGlobal("console", { error: () => {}, warn: () => {} });
  addPlayer();
  const faults = await globalThis.__rewirePlayer.play({ id: ID, globals: { theme: "light" } });
  return { faults, stage, listeners: channel.eventNames() };
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete globalThis.__rewirePlayer;
});

test("a story without a fault is played, turned to dark and unmounted", async () => {
  const { faults, stage, listeners } = await play([finished("success", [axe({ violations: [] }, "passed")])]);
  expect(faults).toEqual([]);
  expect(stage.show).toHaveBeenCalledWith({ id: ID, viewMode: "story", globals: { theme: "light" } });
  expect(stage.turn).toHaveBeenCalledWith("dark");
  expect(stage.clear).toHaveBeenCalledOnce();
  expect(listeners).toEqual([]);
});

test("Storybook sees a test environment", async () => {
  await play([finished("success")]);
  expect(navigator.userAgent).toBe("Browser StorybookTestRunner");
});

test.each([
  [
    "a failed play",
    ["playFunctionThrewException", { name: "Error", message: "expected 1 to be 2" }],
    "expected 1 to be 2",
  ],
  ["an error in render", ["storyThrewException", { name: "Error", message: "no price" }], "no price"],
  [
    "a story without an element",
    ["storyErrored", { title: "No element", description: "Return one." }],
    "No element: Return one.",
  ],
  ["an unhandled rejection", ["unhandledErrorsWhilePlaying", [{ name: "TypeError", message: "no shop" }]], "no shop"],
])("%s is reported, and the story stays as it is", async (_, event, text) => {
  const { faults, stage } = await play([event, finished("error")]);
  expect(faults).toEqual([text]);
  expect(stage.turn).not.toHaveBeenCalled();
});

test("each element with a violation is reported", async () => {
  const violations = [
    { id: "button-name", help: "Buttons must have text", nodes: [{ html: "<button>" }, { html: "<b>" }] },
  ];
  const { faults } = await play([finished("error", [axe({ violations })])]);
  expect(faults).toEqual(["button-name: Buttons must have text\n<button>", "button-name: Buttons must have text\n<b>"]);
});

test("a check by axe that fails is reported", async () => {
  const { faults } = await play([finished("error", [axe({ error: { name: "Error", message: "no frame" } })])]);
  expect(faults).toEqual(["axe: no frame"]);
});

test("a story that is missing is reported", async () => {
  const { faults } = await play([["storyMissing"]], { trouble: "Couldn't find story" });
  expect(faults).toEqual(["Couldn't find story"]);
});

test("an error without a reason is one", async () => {
  expect((await play([finished("error")])).faults).toEqual(["Storybook reports an error"]);
});

test("an error page in dark is reported, and so is what the console says meanwhile", async () => {
  const { faults, stage } = await play([finished("success")], {
    trouble: "no dark colour",
    turn: () => console.error("Warning:", "key"),
  });
  expect(faults).toEqual(["turned to dark: no dark colour", "turned to dark: console.error: Warning: key"]);
  expect(stage.clear).not.toHaveBeenCalled();
});

test("a story is turned to dark when its requests are answered", async () => {
  const answers = [["the answer of /graphql", "a timer of 5 ms"], ["a timer of 5 ms"]];
  const turn = vi.fn(() => expect(answers).toHaveLength(1));
  const { faults } = await play([finished("success")], {
    turn,
    pending: () => (answers.length > 1 ? answers.shift() : answers[0]),
  });
  expect(faults).toEqual([]);
  expect(turn).toHaveBeenCalledOnce();
});
