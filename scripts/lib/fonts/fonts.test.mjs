import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeGap, findGaps } from "./coverage.mjs";
import { readFaces, readRanges } from "./faces.mjs";
import { textsInMessages, textsInSource, textsOfIntl } from "./texts.mjs";

const [styleSheet, rareStyleSheet] = ["fonts.css", "rareFonts.css"].map((file) =>
  fileURLToPath(new URL(`../../../packages/ui/src/theme/${file}`, import.meta.url)),
);
const codes = (text) => [...text].map((character) => character.codePointAt(0));

describe("the faces of a style sheet", () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "rewire-faces-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("are read with the characters of their files", () => {
    const faces = [styleSheet, rareStyleSheet].flatMap(readFaces);
    const charactersOf = (family) =>
      new Set(faces.filter((face) => face.family === family).flatMap(({ characters }) => [...characters]));
    expect(new Set(faces.map(({ family }) => family))).toEqual(
      new Set(["Stack Sans Notch Variable", "Atkinson Hyperlegible Next Variable", "Rewire Figures"]),
    );
    expect(charactersOf("Stack Sans Notch Variable").isSupersetOf(new Set(codes("Aßőž″′€")))).toBe(true);
    expect(charactersOf("Atkinson Hyperlegible Next Variable").isSupersetOf(new Set(codes("Aßőž″′€")))).toBe(true);
    expect(charactersOf("Rewire Figures").has(codes("€")[0])).toBe(true);
    expect(charactersOf("Rewire Figures").has(codes("A")[0])).toBe(false);
  });

  test("draw no more than their unicode-range lets them", () => {
    const file = join(folder, "faces.css");
    copyFileSync(join(dirname(styleSheet), "fonts/rewire-signs.woff2"), join(folder, "signs.woff2"));
    const one = "@font-face { font-family: 'One'; src: url(./signs.woff2) format(\"woff2\"); unicode-range: U+2032 }";
    const local = '@font-face { font-family: Local; src: local("Arial") }';
    writeFileSync(file, `${one}\n${local}`);
    expect(readFaces(file)).toMatchObject([{ family: "One", characters: new Set([0x2032]) }]);
  });

  test("have ranges with ends, without, and with wildcards", () => {
    expect(readRanges("U+41-5A, u+20AC,U+4??")).toEqual([
      [0x41, 0x5a],
      [0x20ac, 0x20ac],
      [0x400, 0x4ff],
    ]);
  });
});

describe("texts", () => {
  test("of a source are its strings, templates and words between tags, not its comments", () => {
    const source = 'import x from "./x";\n// → comment\nconst a = "é";\nconst b = <p title="ö">ü {`${a}ñ`}</p>;\n';
    expect(textsInSource(source, "a.tsx").filter(({ text }) => /[^\0-\x7f]/.test(text))).toEqual([
      { text: "é", place: "a.tsx:3" },
      { text: "ö", place: "a.tsx:4" },
      { text: "ü ", place: "a.tsx:4" },
      { text: "ñ", place: "a.tsx:4" },
    ]);
  });

  test("of messages are plain or have a description beside them", () => {
    const messages = { a: "eins", b: { defaultMessage: "one", description: "a number" } };
    expect(textsInMessages(JSON.stringify(messages), "m.json")).toEqual([
      { text: "eins", place: "m.json, a" },
      { text: "one", place: "m.json, b" },
    ]);
  });

  test("of Intl are what the language writes numbers and countries with", () => {
    const french = textsOfIntl("fr-FR").map(({ text }) => text);
    expect(french.some((text) => text.includes("\u202f"))).toBe(true);
    expect(french).toContain("Côte d’Ivoire");
  });
});

describe("a family lacks", () => {
  const faces = [
    { family: "One", characters: new Set(codes("abc →")) },
    { family: "One", characters: new Set(codes("″")) },
    { family: "Two", characters: new Set(codes("abc ″")) },
  ];
  const families = ["One", "Two"];
  const inStories = { characters: /\p{Emoji_Presentation}/u, places: /stories/, reason: "no face has them" };
  const find = (texts, exceptions = []) => findGaps(texts, { faces, families, exceptions });

  test("what none of its files has, named with code and places", () => {
    const texts = [
      { text: "a → b", place: "x.ts:1" },
      { text: "→\n", place: "x.ts:2" },
      { text: "→", place: "x.ts:2" },
    ];
    const { characterCount, gaps } = find(texts);
    expect(characterCount).toBe(4);
    expect(gaps.map(describeGap)).toEqual(["→ U+2192 is in no file of Two: x.ts:1, and 1 more place"]);
  });

  test("nothing that its files draw together", () => {
    expect(find([{ text: "a″b", place: "x.ts:1" }]).gaps).toEqual([]);
  });

  test("nothing that an exception lets pass, and only where it does", () => {
    const texts = [
      { text: "🔋", place: "a.stories.tsx:1" },
      { text: "🔋", place: "a.tsx:1" },
    ];
    const { gaps, unusedExceptions } = find(texts, [inStories]);
    expect(gaps).toEqual([{ character: "🔋", families, places: ["a.tsx:1"] }]);
    expect(unusedExceptions).toEqual([]);
  });

  test("and exceptions that nothing needs are named", () => {
    expect(find([{ text: "abc", place: "a.ts:1" }], [inStories]).unusedExceptions).toEqual([inStories]);
  });
});
