import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pathsOf, pictureFile } from "./album.mjs";
import { runCommand } from "./decisions/command.mjs";
import { readDecisions } from "./decisions/files.mjs";
import { createRepository, noise } from "./decisions/repositoryForTests.mjs";
import { noteOf } from "./note.mjs";
import { readApproved } from "./readApproved.mjs";
import { missingVersions } from "./versions.mjs";

const [FULL, SOLD_OUT, EMPTY] = ["a-full", "b-sold-out", "c-empty"].map((state) => `screens-cart/${state}.light.390`);
const FRAME = "screens-frame/header.light.390";
const [header, body, notice, footer] = [noise(1, 40), noise(2, 120), noise(3, 20), noise(4, 60)];

/** Two branches approve pictures that share rows; the commands, git and the pixels are real. */
// Each step starts git several times.
describe("approved pictures that share rows", { timeout: 20_000 }, () => {
  let [repository, root, expected] = [];
  beforeEach(() => {
    repository = createRepository();
    root = repository.root;
    expected = new Map();
  });
  afterEach(() => repository.remove());

  const file = (key) => pictureFile(pathsOf(root).approved, key);
  const referencesOf = (key) => (noteOf(readFileSync(file(key)))?.from ?? []).map(([name]) => name);
  const approve = async (pictures) => {
    for (const [key, rows] of Object.entries(pictures)) expected.set(key, rows);
    await repository.take(pictures);
    await runCommand(root, ["approve", "as designed", ...Object.keys(pictures)]);
  };
  const changedFiles = () =>
    repository
      .git("status", "--short", "--untracked-files=all", "--", "visual/approved")
      .split("\n")
      .filter(Boolean)
      .map((line) => line.slice("?? visual/approved/".length, -".webp".length));
  const merge = async (onMain, onOther) => {
    const { git, commit, become } = repository;
    commit("before");
    git("checkout", "-qb", "other");
    become("Ben");
    await onOther();
    commit("other");
    git("checkout", "-q", "main");
    become("Ann");
    await onMain();
    commit("main");
    git("merge", "-q", "--no-edit", "other");
  };
  const keysThatDiffer = async (folder = root) => {
    const keys = [...expected.keys()];
    const areSame = await Promise.all(
      keys.map(async (key) => (await readApproved(folder, key)).data.equals(expected.get(key))),
    );
    return keys.filter((_, index) => !areSame[index]);
  };
  /** Without history: what a shallow clone of CI has, and a download without git. */
  const withoutHistory = async (check) => {
    const clone = mkdtempSync(join(tmpdir(), "rewire-shallow-"));
    try {
      execFileSync("git", ["clone", "-q", "--depth", "1", `file://${root}`, clone]);
      rmSync(join(clone, ".git"), { recursive: true });
      await check(clone);
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  };
  const expectAllAsApproved = async () => {
    expect(await keysThatDiffer()).toEqual([]);
    await withoutHistory(async (clone) => expect(await keysThatDiffer(clone)).toEqual([]));
    expect(await runCommand(root, ["waiting"])).toEqual(["No picture waits for anybody."]);
  };
  const approveThree = () =>
    approve({
      [FULL]: Buffer.concat([header, body, footer]),
      [SOLD_OUT]: Buffer.concat([header, notice, body, footer]),
      [EMPTY]: Buffer.concat([header, noise(5, 20), body, footer]),
    });

  test("are left alone when another is approved", async () => {
    await approveThree();
    repository.commit("three");
    expect(referencesOf(SOLD_OUT)).toEqual([FULL]);
    await approve({ [FULL]: Buffer.concat([header, footer]) });
    expect(changedFiles()).toEqual([FULL]);
    repository.commit("one");
    await expectAllAsApproved();
  });

  test.each([
    ["the picture that others refer to, and one that refers to it", FULL, SOLD_OUT],
    ["one that refers to another, and that other", SOLD_OUT, FULL],
    ["two that refer to the same", SOLD_OUT, EMPTY],
  ])("merge when two branches approve %s", async (_, one, other) => {
    await approveThree();
    await merge(
      () => approve({ [one]: Buffer.concat([header, noise(6, 20), body, footer]) }),
      () => approve({ [other]: Buffer.concat([header, body, noise(7, 20), footer]) }),
    );
    await expectAllAsApproved();
  });

  test("merge when one branch adds a state and another approves what it looks like", async () => {
    await approve({ [FULL]: Buffer.concat([header, body, footer]) });
    await merge(
      () => approve({ [FULL]: Buffer.concat([header, footer]) }),
      () => approve({ [SOLD_OUT]: Buffer.concat([header, notice, body, footer]) }),
    );
    await expectAllAsApproved();
  });

  test("merge when one branch has replaced a whole family that another adds to", async () => {
    await approveThree();
    await merge(
      () => approve(Object.fromEntries([FULL, SOLD_OUT, EMPTY].map((key, index) => [key, noise(20 + index, 90)]))),
      () => approve({ "screens-cart/d-new.light.390": Buffer.concat([header, body, noise(8, 30), footer]) }),
    );
    await expectAllAsApproved();
  });

  test("that were replaced stay as long as another refers to them, and go with it", async () => {
    await approveThree();
    repository.commit("three");
    await approve({ [FULL]: noise(12, 90) });
    repository.commit("one");
    expect(readdirSync(join(pathsOf(root).replaced, "screens-cart"))).toEqual([
      expect.stringMatching(/^a-full\.light\.390\.[0-9a-f]{16}\.webp$/),
    ]);
    await approve({ [SOLD_OUT]: noise(9, 90), [EMPTY]: noise(10, 90) });
    expect(existsSync(join(pathsOf(root).replaced, "screens-cart"))).toBe(false);
    expect(await keysThatDiffer()).toEqual([]);
  });

  test("are stored once when they are approved one after the other, before they are committed", async () => {
    await approveThree();
    repository.commit("three");
    const other = noise(11, 120);
    await approve({ [FULL]: Buffer.concat([header, other, footer]) });
    await approve({ [SOLD_OUT]: Buffer.concat([header, notice, other, footer]) });
    await approve({ [EMPTY]: Buffer.concat([header, noise(5, 20), other, footer]) });
    expect([SOLD_OUT, EMPTY].map(referencesOf)).toEqual([[FULL], [FULL]]);
    expect(existsSync(pathsOf(root).replaced)).toBe(false);
    expect(await keysThatDiffer()).toEqual([]);
  });

  test("are as before when an approval is undone", async () => {
    await approveThree();
    repository.commit("three");
    const before = new Map(expected);
    await approve({ [FULL]: Buffer.concat([header, footer]) });
    repository.commit("one");
    const { id } = readDecisions(root).at(-1);
    await runCommand(root, ["undo", "the wrong story", id]);
    expected = before;
    repository.commit("undone");
    await expectAllAsApproved();
    expect(existsSync(pathsOf(root).replaced)).toBe(false);
  });

  test("whose rows only the history has are named, and kept by command", async () => {
    await approveThree();
    repository.commit("three");
    const packed = readFileSync(file(SOLD_OUT));
    await approve({ [FULL]: noise(12, 90), [SOLD_OUT]: noise(13, 90), [EMPTY]: noise(14, 90) });
    // As if another branch had taken these rows for a new state from a picture that nothing refers to any more.
    writeFileSync(file(SOLD_OUT), packed);
    expected.set(SOLD_OUT, Buffer.concat([header, notice, body, footer]));
    expect(missingVersions(root).map(([key]) => key)).toEqual([FULL]);
    expect(await keysThatDiffer()).toEqual([]);
    expect(await runCommand(root, ["keep"])).toEqual(["1 replaced picture is kept for others that refer to it."]);
    expect(missingVersions(root)).toEqual([]);
    repository.commit("kept");
    await withoutHistory(async (clone) => expect(await keysThatDiffer(clone)).toEqual([]));
  });

  test("of new states are packed anew by command, when all branches are merged", async () => {
    await approve({ [FULL]: Buffer.concat([header, body, footer]) });
    repository.commit("one");
    await approve({ [SOLD_OUT]: Buffer.concat([header, notice, body, footer]) });
    repository.commit("two");
    expect(referencesOf(SOLD_OUT)).toEqual([]);
    expect(await runCommand(root, ["pack", "screens-cart"])).toEqual([
      expect.stringMatching(/^2 pictures packed: [1-9]\d* bytes less\.$/),
    ]);
    expect(referencesOf(SOLD_OUT)).toEqual([FULL]);
    expect(changedFiles()).toEqual([SOLD_OUT]);
    repository.commit("packed");
    await expectAllAsApproved();
  });

  describe("ten decisions on each of two branches", () => {
    /** A number from 0 to `limit` - 1, the same for the same seed. */
    const dice = (seed) => {
      let state = seed * 7919 + 17;
      return (limit) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * limit);
      };
    };
    const blocks = Array.from({ length: 8 }, (_, index) => noise(40 + index, 14 + index * 3));
    const keys = Array.from({ length: 20 }, (_, index) => `screens-cart/state-${index}.light.390`);
    const page = (roll) => Buffer.concat(Array.from({ length: 4 }, () => blocks[roll(blocks.length)]));

    // Twenty-two approvals with git take seven seconds of two cores.
    const seeds = Array.from({ length: Number(process.env.PROPERTY_RUNS ?? 1) }, (_, index) => index + 1);

    test.each(seeds)(
      "merge, whatever rows they share (%i)",
      async (seed) => {
        const roll = dice(seed);
        const looks = () => Object.fromEntries([FRAME, ...keys].map((key) => [key, page(roll)]));
        await approve(looks());
        const isOfOther = new Map(keys.map((key) => [key, roll(2) === 0]));
        const tenOf = (isOther) => async () => {
          const own = keys.filter((key) => isOfOther.get(key) === isOther);
          for (let turn = 0; turn < 10; turn += 1) {
            await approve({ [own[roll(own.length)]]: page(roll) });
            if (roll(3) === 0) repository.commit(`decision ${turn}`);
          }
          await approve({ [`screens-cart/${isOther ? "other" : "main"}-${seed}.light.390`]: page(roll) });
        };
        await merge(tenOf(false), tenOf(true));
        await expectAllAsApproved();
      },
      60_000,
    );
  });
});
