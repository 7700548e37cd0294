import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { approve, pathsOf, pictureFile, picturesIn, readRejections, reject } from "./album.mjs";
import { urlOf, keyOf, subjectsOf } from "./shots.mjs";

describe("an album of approved pictures", () => {
  let root;
  const result = {
    key: "primitives-button/all-states.light.390",
    id: "primitives-button--docs",
    theme: "light",
    width: 390,
    locale: "en_US",
    status: "changed",
  };
  const ann = { who: "Ann", reason: "as designed" };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "rewire-album-"));
    const taken = pictureFile(pathsOf(root).taken, result.key);
    mkdirSync(dirname(taken), { recursive: true });
    writeFileSync(taken, "new pixels");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("takes what is approved in, and writes down who, when, why and what", () => {
    approve(root, [result], ann);
    expect(readFileSync(pictureFile(pathsOf(root).approved, result.key), "utf8")).toBe("new pixels");
    const [line] = readFileSync(pathsOf(root).approvals, "utf8").trim().split("\n");
    expect(JSON.parse(line)).toMatchObject({
      who: "Ann",
      reason: "as designed",
      story: "primitives-button--docs",
      theme: "light",
      width: 390,
      change: "changed",
    });
  });

  test("lists what is rejected until it is approved", () => {
    reject(root, [result], { who: "Ben", reason: "too much air" });
    expect(readRejections(root)[result.key]).toMatchObject({ who: "Ben", reason: "too much air" });
    expect(picturesIn(pathsOf(root).approved).size).toBe(0);
    approve(root, [result], ann);
    expect(readRejections(root)).toEqual({});
    expect(existsSync(pathsOf(root).rejections)).toBe(false);
  });

  test("lets go of the picture of a story that is gone", () => {
    approve(root, [result], ann);
    approve(root, [{ ...result, status: "removed" }], ann);
    expect(picturesIn(pathsOf(root).approved).size).toBe(0);
  });
});

describe("which pictures there are", () => {
  const entries = [
    {
      id: "primitives-button--docs",
      type: "docs",
      title: "Primitives/Button",
      name: "Docs",
      tags: ["autodocs", "sheet"],
    },
    { id: "primitives-button--solid", type: "story", title: "Primitives/Button", name: "Solid", tags: ["sheet"] },
    { id: "screens-home--full", type: "story", title: "Screens/Home", name: "Full", tags: ["visual", "visual-de"] },
  ];

  test("one sheet for a component, one picture for a tagged story, German where it is asked for", () => {
    expect(subjectsOf(entries).map((subject) => keyOf(subject, "dark", 1440))).toEqual([
      "primitives-button/all-states.dark.1440",
      "screens-home/full.dark.1440",
      "screens-home/full.dark.1440.de",
    ]);
  });

  test("a link shows exactly what is pictured", () => {
    const [, home] = subjectsOf(entries);
    expect(urlOf({ ...home, theme: "dark", width: 390 })).toBe(
      "?path=/story/screens-home--full&globals=theme:dark;locale:en_US;viewport.value:w390",
    );
  });
});
