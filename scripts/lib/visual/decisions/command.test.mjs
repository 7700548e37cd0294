import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readApproved } from "../readApproved.mjs";
import { runCommand } from "./command.mjs";
import { readDecisions } from "./files.mjs";
import { createRepository, tenPictures } from "./repositoryForTests.mjs";

const KEY = "button/pressed.light.390";

// Each step starts git several times.
describe("decisions by command", { timeout: 20_000 }, () => {
  let repository;
  const run = (...args) => runCommand(repository.root, args);
  beforeEach(() => {
    repository = createRepository();
  });
  afterEach(() => repository.remove());

  test("keep a rejection that another's approval follows", async () => {
    await repository.take({ [KEY]: "black" });
    expect(await run("reject", "too dark", "button")).toEqual([
      expect.stringMatching(/^Ann: reject 1 \(visual\/decisions\//),
    ]);
    repository.become("Ben");
    await run("approve", "as in the comp", "button");
    const lines = await run("history", "button");
    expect(lines.map((line) => line.slice(17))).toEqual([
      expect.stringMatching(/^Ann rejected button\/pressed.*: too dark /),
      expect.stringMatching(/^Ben approved button\/pressed.*: as in the comp /),
    ]);
  });

  test("are undone", async () => {
    const { root, commit, take } = repository;
    await take({ [KEY]: "red" });
    await run("approve", "fine", "button");
    commit("first picture");
    await take({ [KEY]: "blue" });
    await run("approve", "better", "button");
    const { id } = readDecisions(root).at(-1);
    expect(await run("undo", "wrong branch", `visual/decisions/${id}.json`)).toEqual([
      expect.stringMatching(/^Ann: undo 1 /),
    ]);
    const { data } = await readApproved(root, KEY);
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
    expect(readDecisions(root).map(({ verdict }) => verdict)).toEqual(["approved", "approved", "undone"]);
  });

  test("say who is waited for", async () => {
    const { root, commit, take } = repository;
    mkdirSync(join(root, "visual"), { recursive: true });
    mkdirSync(join(root, "packages"));
    writeFileSync(join(root, "visual/policy.json"), '{ "authorsNeedAnother": true }');
    writeFileSync(join(root, "packages/card.css"), "");
    commit("card");
    await take(tenPictures("card"));
    await run("approve", "mine", "card/state-0", "card/state-1");
    expect(await run("waiting")).toEqual([
      "2 pictures, each waits for the approval of somebody other than Ann",
      "  card/state-0.light.390",
      "  card/state-1.light.390",
    ]);
    repository.become("Ben");
    await run("approve", "I looked, too", "card/state-0");
    await run("reject", "too dark", "card/state-1");
    expect(await run("waiting")).toEqual(["1 picture was rejected by Ben: too dark", "  card/state-1.light.390"]);
  });

  test.each([
    ["an unknown verb", ["accept"], "One of:"],
    ["no reason", ["approve", " ", "button"], "One of:"],
    ["a picture that the run does not have", ["approve", "fine", "card"], 'has no picture "card"'],
    ["a picture without a history", ["history", "button"], "Nothing was ever decided"],
    ["a decision that does not exist", ["undo", "oops", "nothing"], "There is no approval or rejection"],
  ])("refuse %s", async (_, args, message) => {
    await repository.take({ [KEY]: "teal" });
    await expect(run(...args)).rejects.toThrow(message);
  });
});
