import { existsSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { takenFile } from "../album.mjs";
import { approvedOutlineFile, parseOutline, takenOutlineFile, writeOutline } from "../outline/outline.mjs";
import { approveAndPack, undoAndPack } from "./decideAndPack.mjs";
import { reject } from "./decide.mjs";
import { hashOf } from "./files.mjs";
import { createRepository } from "./repositoryForTests.mjs";

const KEY = "button/pressed.light.390";

// Steps start git several times.
describe("the outline of an approved picture", { timeout: 20_000 }, () => {
  let repository;
  beforeEach(() => {
    repository = createRepository();
  });
  afterEach(() => repository.remove());

  const take = async (colour, key = KEY) => {
    const { root } = repository;
    const results = await repository.take({ [key]: colour });
    const outline = { picture: hashOf(takenFile(root, key)), tree: `- button "${colour}"`, styles: [], elements: [] };
    writeOutline(takenOutlineFile(root, key), outline);
    return results;
  };
  const approvedTree = (key = KEY) => {
    const file = approvedOutlineFile(repository.root, key);
    return existsSync(file) ? parseOutline(readFileSync(file)).tree : null;
  };
  const approve = async (colour, key) => approveAndPack(repository.root, await take(colour, key), "as designed");

  test("is that of the picture, from its approval to its removal", async () => {
    const { root } = repository;
    await approve("teal");
    expect(approvedTree()).toBe('- button "teal"');
    reject(root, await take("red"), "too red");
    expect(approvedTree()).toBe('- button "teal"');
    const [result] = await take("red");
    await approveAndPack(root, [{ ...result, status: "removed" }], "gone");
    expect(approvedTree()).toBe(null);
  });

  test("comes back when an approval is undone", async () => {
    const { root, commit } = repository;
    const first = await approve("teal");
    commit("teal");
    const second = await approve("red");
    commit("red");
    await undoAndPack(root, second.id, "wrong branch");
    expect(approvedTree()).toBe('- button "teal"');
    expect(first.verdict).toBe("approved");
  });

  test("merges with those that another branch approves", async () => {
    const { git, commit } = repository;
    git("checkout", "-qb", "other");
    await approve("teal", "button/pressed.light.390");
    commit("button");
    git("checkout", "-q", "main");
    await approve("red", "card/plain.light.390");
    commit("card");
    git("merge", "-q", "--no-edit", "other");
    expect(["button/pressed.light.390", "card/plain.light.390"].map(approvedTree)).toEqual([
      '- button "teal"',
      '- button "red"',
    ]);
  });
});
