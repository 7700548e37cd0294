import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, parse } from "@terrazzo/parser";
import { beforeAll, describe, expect, it } from "vitest";
import { DOCUMENT_FOLDER, toDocuments } from "./documents.mjs";
import { importTokens } from "./import.mjs";
import { readLeaves, TOKEN_FILES } from "./source.mjs";
import { variableOf } from "./usage.mjs";

const root = new URL("../../../", import.meta.url);
const readText = (path) => readFileSync(new URL(path, root), "utf8");
const leaves = readLeaves(readText);
const documents = toDocuments(leaves);

/** The documents with one value replaced. */
function withValue(name, path, change) {
  const document = JSON.parse(documents.get(name));
  const node = path.reduce((tree, segment) => tree[segment], document);
  change(node);
  return new Map([...documents, [name, JSON.stringify(document)]]);
}

describe("documents of the design tokens", () => {
  it("are those of packages/ui/tokens (run `npm run tokens -- export` after a change)", () => {
    const folder = new URL(`${DOCUMENT_FOLDER}/`, root);
    expect(readdirSync(folder).toSorted()).toEqual([...documents.keys()].toSorted());
    for (const [name, text] of documents) expect(readFileSync(new URL(name, folder), "utf8"), name).toBe(text);
  });

  it("come back as the same bytes", () => {
    const { texts, changed } = importTokens(readText, documents);
    expect(changed).toEqual([]);
    for (const path of TOKEN_FILES) expect(texts.get(path), path).toBe(readText(path));
  });

  it("change every value that they have, and nothing else", () => {
    const texts = new Map(
      TOKEN_FILES.map((path) => [
        path,
        readText(path)
          .replace(/"#00454B"/, '"#123456"')
          .replace('"44px"', '"45px"'),
      ]),
    );
    const changedDocuments = toDocuments(readLeaves((path) => texts.get(path)));
    const back = importTokens(readText, changedDocuments);
    expect(back.changed).toEqual(["colors/petrol/800", "sizes/control"]);
    for (const [path, text] of texts) expect(back.texts.get(path), path).toBe(text);
  });

  it.each([
    [
      "a colour",
      "base.tokens.json",
      ["colors", "petrol", "800"],
      (token) => {
        token.$value.components = [1, 0, 0];
      },
      '800: "#FF0000"',
    ],
    [
      "a reference",
      "dark.tokens.json",
      ["colors", "accent", "fg"],
      (token) => {
        token.$value = "{colors.petrol.200}";
      },
      '"accent.fg": ["petrol.700", "petrol.200"]',
    ],
    [
      "a fluid length by its CSS",
      "base.tokens.json",
      ["spacing", "gutter"],
      (token) => {
        token.$value.value = 60;
        token.$extensions["com.rewire.css"] = "clamp(16px, 4vw, 60px)";
      },
      '"clamp(16px, 4vw, 60px)"',
    ],
    [
      "a part of a text style",
      "base.tokens.json",
      ["textStyles", "h4"],
      (token) => {
        token.$value.lineHeight = 1.4;
      },
      "lineHeight: 1.4, letterSpacing",
    ],
    [
      "a shadow",
      "light.tokens.json",
      ["shadows", "sticky"],
      (token) => {
        token.$value.offsetY.value = 2;
      },
      '"0 2px 0 {colors.border}"',
    ],
    [
      "a duration",
      "base.tokens.json",
      ["durations", "fast"],
      (token) => {
        token.$value.value = 150;
      },
      '"150ms"',
    ],
    [
      "the font of a heading",
      "base.tokens.json",
      ["fonts", "heading"],
      (token) => {
        token.$value = ["Other Face", "serif"];
      },
      '`"Other Face", serif`',
    ],
  ])("take over %s", (_, name, path, change, expected) => {
    const { texts, changed } = importTokens(readText, withValue(name, path, change));
    expect(changed).toHaveLength(1);
    expect([...texts.values()].join("\n")).toContain(expected);
  });

  it.each([
    [
      "a token is missing",
      "base.tokens.json",
      ["radii"],
      (group) => {
        delete group.md;
      },
      "base: radii/md is missing",
    ],
    [
      "a token is new",
      "base.tokens.json",
      ["radii"],
      (group) => {
        group.huge = group.md;
      },
      "base: radii/huge is not in the theme",
    ],
    [
      "value and CSS differ",
      "base.tokens.json",
      ["spacing", "gutter"],
      (token) => {
        token.$value.value = 60;
      },
      "change both or remove the CSS",
    ],
    [
      "a value belongs to another token",
      "base.tokens.json",
      ["fonts", "mono"],
      (token) => {
        token.$value = ["Other"];
      },
      "takes its value from another token",
    ],
    [
      "a colour is in another space",
      "base.tokens.json",
      ["colors", "tin", "0"],
      (token) => {
        token.$value.colorSpace = "oklch";
      },
      "has a colour in oklch",
    ],
  ])("are refused if %s", (_, name, path, change, message) => {
    expect(() => importTokens(readText, withValue(name, path, change))).toThrow(message);
  });
});

describe("another reader of the format", () => {
  /** CSS variables of the theme by theme, from theme.css. */
  const css = readText("packages/ui/src/theme/theme.css");
  const blockOf = (selector) =>
    new Map(
      [...(css.split(`${selector} {`)[1] ?? "").split("}")[0].matchAll(/(--rw-[^:]+): (.*);/g)].map(
        ([, name, value]) => [name.replaceAll("\\", ""), value],
      ),
    );
  const light = blockOf("@layer tokens {\n  :root");
  const dark = new Map([...light, ...blockOf(":root.dark")]);
  const literal = (variables, name) => {
    const value = variables.get(name) ?? "";
    const [, next] = /^var\((.*)\)$/.exec(value) ?? [];
    return next ? literal(variables, next) : value.toLowerCase();
  };

  let resolver;
  beforeAll(async () => {
    const cwd = new URL(`${DOCUMENT_FOLDER}/`, root);
    const filename = new URL("rewire.resolver.json", cwd);
    ({ resolver } = await parse([{ filename, src: documents.get("rewire.resolver.json") }], {
      config: defineConfig({}, { cwd }),
      skipLint: true,
      req: async (url) => readFileSync(fileURLToPath(url), "utf8"),
    }));
  });

  it.each([
    ["light", light],
    ["dark", dark],
  ])("resolves the colours of the theme %s as the style sheet does", (theme, variables) => {
    const tokens = resolver.apply({ theme, ground: "page" });
    const colours = leaves.filter(({ token, set }) => token.startsWith("colors/") && ["base", theme].includes(set));
    const hexOf = ({ hex, alpha = 1, components }) =>
      alpha === 1
        ? hex
        : `#${[...components, alpha]
            .map((part) =>
              Math.round(part * 255)
                .toString(16)
                .padStart(2, "0"),
            )
            .join("")}`;
    const read = (token) => tokens[token.replaceAll("/", ".")] ?? tokens[`${token.replaceAll("/", ".")}.$root`];
    const resolved = colours.map(({ token }) => [token, hexOf(read(token).$value)]);
    expect(resolved.length).toBeGreaterThan(150);
    expect(resolved).toEqual(colours.map(({ token }) => [token, literal(variables, variableOf(token))]));
  });
});
