import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { takenFile } from "../album.mjs";
import { readApproved } from "../readApproved.mjs";
import { rejectedCellsOf, readResults } from "../report.mjs";
import { runCommand } from "./command.mjs";
import { hashOf, readDecisions } from "./files.mjs";
import { createRepository, noise } from "./repositoryForTests.mjs";
import { statesOf } from "./state.mjs";

const KEY = "primitives-button/all-states.light.390";
const [plain, pressed, focus] = [noise(1, 10), noise(2, 10), noise(3, 10)];
const [newPressed, newFocus] = [noise(4, 10), noise(5, 10)];

// Each step starts git several times.
describe("decisions on one state of a sheet", { timeout: 20_000 }, () => {
  let [repository, root] = [];
  const run = (...args) => runCommand(root, args);
  const take = (Pressed, Focus) => repository.takeSheet(KEY, { Plain: plain, Pressed, Focus });
  const approvedRows = async () => (await readApproved(root, KEY)).data;
  const changedNames = () => readResults(root)[0].cells.map(({ name }) => name);
  const rejections = () => rejectedCellsOf(readResults(root)[0], statesOf(readDecisions(root)).get(KEY));

  beforeEach(async () => {
    repository = createRepository();
    root = repository.root;
    await take(pressed, focus);
    await run("approve", "as designed", KEY);
    repository.commit("approved");
    await take(newPressed, newFocus);
  });
  afterEach(() => repository.remove());

  test("an approval changes its state alone, and the last one leaves the picture that was taken", async () => {
    expect(changedNames()).toEqual(["Pressed", "Focus"]);
    expect(await run("approve", "darker, as agreed", `${KEY}#Pressed`)).toEqual([
      expect.stringMatching(/^Ann: approve "Pressed" of primitives-button/),
    ]);
    expect((await approvedRows()).equals(Buffer.concat([plain, newPressed, focus]))).toBe(true);
    expect(changedNames()).toEqual(["Focus"]);
    expect(await run("waiting")).toEqual(["No picture waits for anybody."]);
    await run("approve", "also agreed", "primitives-button#Focus");
    expect((await approvedRows()).equals(Buffer.concat([plain, newPressed, newFocus]))).toBe(true);
    expect(statesOf(readDecisions(root)).get(KEY).approved).toBe(hashOf(takenFile(root, KEY)));
    expect(changedNames()).toEqual([]);
  });

  test("a rejection stays when another state is approved, and when other states change", async () => {
    await run("reject", "too dark", `${KEY}#Pressed`);
    repository.become("Ben");
    await run("approve", "fine", `${KEY}#Focus`);
    expect(rejections()).toEqual([{ name: "Pressed", who: "Ann", reason: "too dark" }]);
    await take(newPressed, noise(6, 10));
    expect(rejections()).toEqual([{ name: "Pressed", who: "Ann", reason: "too dark" }]);
    await take(noise(7, 10), focus);
    expect(rejections()).toEqual([]);
    expect((await run("history", KEY)).map((line) => line.slice(17, -1))).toEqual([
      expect.stringMatching(/^Ann approved primitives-button/),
      expect.stringMatching(/^Ann rejected "Pressed" of primitives-button.*: too dark /),
      expect.stringMatching(/^Ben approved "Focus" of primitives-button.*: fine /),
    ]);
  });

  test("an approval of the state takes its rejection back, as does one of the whole sheet", async () => {
    await run("reject", "too dark", `${KEY}#Pressed`);
    await run("reject", "too thin", `${KEY}#Focus`);
    await run("approve", "after all", `${KEY}#Pressed`);
    expect(rejections()).toEqual([{ name: "Focus", who: "Ann", reason: "too thin" }]);
    await run("approve", "all of it", KEY);
    expect(rejections()).toEqual([]);
  });

  test("are undone", async () => {
    await run("reject", "too dark", `${KEY}#Pressed`);
    await run("approve", "fine", `${KEY}#Focus`);
    await run("undo", "the wrong state", readDecisions(root).at(-1).id);
    expect((await approvedRows()).equals(Buffer.concat([plain, pressed, focus]))).toBe(true);
    expect(changedNames()).toEqual(["Pressed", "Focus"]);
    expect(rejections()).toEqual([{ name: "Pressed", who: "Ann", reason: "too dark" }]);
    const rejection = readDecisions(root).find(({ verdict }) => verdict === "rejected");
    await expect(run("undo", "not so dark", rejection.id)).rejects.toThrow(/was decided on later/);
  });

  test("of two branches are both there after a merge", async () => {
    const { git, commit, become } = repository;
    git("checkout", "-qb", "other");
    become("Ben");
    await run("reject", "too thin", `${KEY}#Focus`);
    commit("focus");
    git("checkout", "-q", "main");
    become("Ann");
    await run("reject", "too dark", `${KEY}#Pressed`);
    commit("pressed");
    git("merge", "-q", "--no-edit", "other");
    expect(rejections().toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: "Focus", who: "Ben", reason: "too thin" },
      { name: "Pressed", who: "Ann", reason: "too dark" },
    ]);
    expect(await run("waiting")).toEqual(["No picture waits for anybody."]);
  });

  test("are refused for a state that has not changed, and for a sheet whose cells may have moved", async () => {
    await expect(run("approve", "fine", `${KEY}#Plain`)).rejects.toThrow('has no changed cell "Plain"');
    await repository.takeSheet(KEY, { Plain: plain, Pressed: pressed, Focus: focus, New: newFocus });
    await expect(run("approve", "fine", `${KEY}#New`)).rejects.toThrow("decide on it as a whole");
    await run("approve", "fine", KEY);
    expect((await approvedRows()).length).toBe(plain.length * 4);
  });
});
