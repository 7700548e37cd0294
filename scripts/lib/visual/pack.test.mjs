import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import sharp from "sharp";
import { pathsOf, pictureFile, picturesIn, takenFile } from "./album.mjs";
import { isSame, pixelsOf } from "./compare.mjs";
import { askAgain } from "./decisions/ask.mjs";
import { approveAndPack, undoAndPack } from "./decisions/decideAndPack.mjs";
import { hashOf } from "./decisions/files.mjs";
import { packAnew } from "./pack.mjs";
import { readApproved } from "./readApproved.mjs";

const WIDTH = 64;
const FULL = "screens-cart/full.light.390";
const OTHER = "screens-cart/sold-out.light.390";

/** Rows of noise, the same for the same number. */
const noise = (seed, rows) => {
  let state = seed;
  return Buffer.from(
    Array.from({ length: rows * WIDTH * 4 }, (_, index) => {
      if (index % 4 === 3) return 255;
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % 251;
    }),
  );
};
const [header, body, notice, footer] = [noise(1, 40), noise(2, 120), noise(3, 20), noise(4, 60)];

// Steps start git several times.
describe("approved pictures, packed", { timeout: 20_000 }, () => {
  let root;
  const git = (...args) => execFileSync("git", args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const commit = () => {
    git("add", "-A");
    git("commit", "-qm", "pictures");
  };
  const take = async (key, ...parts) => {
    const data = Buffer.concat(parts);
    const raw = { width: WIDTH, height: data.length / WIDTH / 4, channels: 4 };
    const png = await sharp(data, { raw }).png().toBuffer();
    mkdirSync(dirname(takenFile(root, key)), { recursive: true });
    writeFileSync(takenFile(root, key), png);
    const [story, theme, width] = key.split("/")[1].split(".");
    return { key, id: story, theme, width: Number(width), locale: "en_US", status: "new" };
  };
  const file = (key) => pictureFile(pathsOf(root).approved, key);
  const isAs = async (key, ...parts) => {
    const picture = await readApproved(root, key);
    return picture.data.equals(Buffer.concat(parts)) && picture.width === WIDTH;
  };
  const approveBoth = async () =>
    approveAndPack(
      root,
      [await take(FULL, header, body, footer), await take(OTHER, header, notice, body, footer)],
      "as designed",
    );

  let template;
  // Approved once: each test gets a copy of the folder.
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "rewire-pack-"));
    git("init", "-qb", "main");
    git("config", "user.email", "team@example.org");
    git("config", "user.name", "Ann");
    writeFileSync(join(root, ".gitignore"), "visual/report\n");
    commit();
    await approveBoth();
    template = root;
  });
  afterAll(() => rmSync(template, { recursive: true, force: true }));
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "rewire-pack-"));
    cpSync(template, root, { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("store rows of two pictures once, and show each as it was seen", async () => {
    expect(await isAs(FULL, header, body, footer)).toBe(true);
    expect(await isAs(OTHER, header, notice, body, footer)).toBe(true);
    expect(statSync(file(OTHER)).size).toBeLessThan(statSync(file(FULL)).size / 4);
    expect(hashOf(file(OTHER))).toBe(hashOf(takenFile(root, OTHER)));
    expect([...askAgain(root, [FULL, OTHER])]).toEqual([]);
  });

  test("can be opened by themselves, if they have nothing in common with others", async () => {
    const pixels = await pixelsOf(readFileSync(takenFile(root, FULL)));
    expect(isSame(await pixelsOf(readFileSync(file(FULL))), pixels)).toBe(true);
  });

  test("stay as they are when the picture that they refer to is replaced", async () => {
    await approveAndPack(root, [await take(FULL, header, footer)], "an empty cart");
    expect(await isAs(FULL, header, footer)).toBe(true);
    expect(await isAs(OTHER, header, notice, body, footer)).toBe(true);
  });

  test("packed anew, refer to no replaced picture, which then is not kept", async () => {
    commit();
    await approveAndPack(root, [await take(FULL, notice)], "shorter");
    commit();
    expect(picturesIn(pathsOf(root).replaced).size).toBe(1);
    await packAnew(root, [OTHER]);
    expect(picturesIn(pathsOf(root).replaced).size).toBe(0);
    await expect(isAs(OTHER, header, notice, body, footer)).resolves.toBe(true);
  });

  test("stay as they are when that is undone", async () => {
    commit();
    const { id } = await approveAndPack(root, [await take(FULL, header, footer)], "an empty cart");
    await undoAndPack(root, id, "the wrong story");
    expect(await isAs(FULL, header, body, footer)).toBe(true);
    expect(await isAs(OTHER, header, notice, body, footer)).toBe(true);
    expect([...askAgain(root, [FULL, OTHER])]).toEqual([]);
  });

  test("are read with rows from git when a merge has replaced the picture that they refer to", async () => {
    commit();
    const packed = readFileSync(file(OTHER));
    await approveAndPack(root, [await take(FULL, header, footer)], "an empty cart");
    writeFileSync(file(OTHER), packed);
    expect(await isAs(OTHER, header, notice, body, footer)).toBe(true);
  });

  test("say which version is missing when git does not have it either", async () => {
    writeFileSync(file(FULL), noise(9, 1));
    await expect(readApproved(root, OTHER)).rejects.toThrow(`visual/approved/${FULL}.webp is not there`);
  });
});
