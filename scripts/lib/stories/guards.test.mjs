import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  faultsOfSource,
  faultsOfUsage,
  leavesListeners,
  losesParameters,
  openPictures,
  sourcesWithFaults,
  unknownUnpictured,
} from "./guards.mjs";
import { literalWords } from "./words.mjs";
import { rawColours, rawColoursOfText } from "./colours.mjs";

const CARD = "packages/ui/src/product/Card/Card.tsx";
const wordsIn = (source) => literalWords(CARD, source).map(({ text }) => text);
const coloursIn = (source) => rawColours(CARD, source).map(({ text }) => text);

test("a meta with a doc comment loses the parameters that it spreads", () => {
  const meta = (comment, body) => `${comment}\nconst meta = {\n${body}\n} satisfies Meta;`;
  expect(losesParameters(meta("/** A page. */", "  ...inTheApp,\n  args: {},"))).toBe(true);
  expect(losesParameters(meta("// A page.", "  ...inTheApp,\n  args: {},"))).toBe(false);
  expect(losesParameters(meta("/** A page. */", "  args: {\n    ...more },"))).toBe(false);
});

test("a listener on the canvas is left to the stories after it", () => {
  expect(leavesListeners('canvasElement.addEventListener("submit", onSubmit);')).toBe(true);
  expect(leavesListeners("beforeEach: ({ canvasElement }) => handleSubmits(canvasElement, onSubmit),")).toBe(false);
  expect(leavesListeners('form.addEventListener("submit", onSubmit);')).toBe(false);
});

describe("literal words", () => {
  test.each([
    ["text", "const a = <p>On sale</p>;", ["On sale"]],
    ["text of an expression", 'const a = <p>{isNew && "New"}</p>;', ["New"]],
    ["one of two texts", 'const a = <p>{isOn ? "On" : label}</p>;', ["On"]],
    ["a template", "const a = <p>{`${count} pieces`}</p>;", ["pieces"]],
    ["what screen readers say", 'const a = <button aria-label="close" type="button" />;', ["close"]],
    ["title, placeholder and alt", 'const a = <img title="ab" placeholder="cd" alt={"ef"} />;', ["ab", "cd", "ef"]],
    [
      "a prop that is shown",
      'const a = <Alert title="Not saved" submitLabel={"Save it"} />;',
      ["Not saved", "Save it"],
    ],
    ["a property that is shown", 'const a = { label: "Add to cart" };', ["Add to cart"]],
  ])("are found as %s", (_, source, texts) => expect(wordsIn(source)).toEqual(texts));

  test.each([
    ["messages", 'const a = <p title={formatMessage({ id: "cart.title" })}><FormattedMessage id="cart.add" /></p>;'],
    ["figures and signs", 'const a = <p>{" · "}12 × 3</p>;'],
    ["keys", 'const a = <Row label="time" title={key} text={states["on sale"]} />;'],
    ["comparisons", 'const a = <p>{state === "sold out" && <Sold />}</p>;'],
    ["comments", "const a = <p>{/* On sale */}</p>;"],
    ["an empty alternative text", 'const a = <img alt="" />;'],
  ])("are not %s", (_, source) => expect(wordsIn(source)).toEqual([]));
});

describe("raw colours", () => {
  test.each([
    ["hexadecimal", 'chakra("p", { base: { color: "#0e757f", border: "1px solid #000" } });', ["#0e757f", "#000"]],
    ["as a function", "const a = { boxShadow: `0 0 ${x} rgb(0 0 0 / 20%)` };", ["rgb(0 0 0 / 20%)"]],
    ["by name", 'const a = <Box bg="white" borderColor="red" />;', ["white", "red"]],
  ])("are found %s", (_, source, colours) => expect(coloursIn(source)).toEqual(colours));

  test.each([
    ["tokens", 'const a = <Box bg="bg.white" color="red.500" borderColor="currentColor" />;'],
    ["anchors and numbers", 'const a = <Link href="#addresses">{"#12 of order #4567890"}</Link>;'],
    ["words that are no colours of anything", 'const a = { option: "black" };'],
  ])("are not %s", (_, source) => expect(coloursIn(source)).toEqual([]));

  test("are found in stylesheets and drawings, without their comments", () => {
    expect(rawColoursOfText("/* #fff */\na { color: #abc }\n")).toEqual([{ line: 2, text: "#abc" }]);
    expect(rawColoursOfText('<svg><!-- #fff --><path fill="#12345678" /></svg>')).toEqual([
      { line: 1, text: "#12345678" },
    ]);
  });

  test("belong to the theme", () => {
    expect(faultsOfSource("packages/ui/src/theme/tokens/palette.ts", 'export const a = "#fff";')).toEqual([]);
  });
});

describe("in a folder", () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "rewire-guards-"));
    mkdirSync(join(root, "packages/ui/src/product/Card"), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const write = (name, text) => {
    const file = join(root, "packages/ui/src/product/Card", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };

  test("a fault names its path, its line and the mend; stories and tests are free", () => {
    write("Card.tsx", '\nexport const Card = () => <p color="red">Sold</p>;\n');
    write("Card.stories.tsx", "export const a = <p>Sold</p>;\n");
    expect(sourcesWithFaults(root)).toEqual([
      {
        path: CARD,
        faults: [
          `${CARD}:2 shows "Sold" in English alone: make it a message in six languages with packages/messages/scripts/add.mjs.`,
          `${CARD}:2 has the colour red: take a token of packages/ui/src/theme/tokens, such as "fg.muted", which has a dark counterpart.`,
        ],
      },
    ]);
  });

  test("a page of usage has all parts, each with words", () => {
    const whole = "**Use it** for a product in a grid.\n\n**Not** alone.\n\n**Instead:** BuyBox.\n";
    const faultsOf = (name, text, hasKeys, names = ["BuyBox"]) =>
      faultsOfUsage(root, write(name, text), { hasKeys, components: new Set(names) });
    expect(faultsOf("a.usage.md", whole, false)).toEqual([
      `packages/ui/src/product/Card/a.usage.md says too little: write the part **Not**, see docs/contributing/write-a-story.md.`,
    ]);
    expect(faultsOf("b.usage.md", whole.replace("alone", "alone on a page"), true)).toEqual([
      `packages/ui/src/product/Card/b.usage.md says too little: write the part **Keyboard:**, see docs/contributing/write-a-story.md.`,
    ]);
    const complete = `${whole.replace("alone", "on its own, or without JavaScript")}\n**Keyboard:** Tab, Enter.\n`;
    expect(faultsOf("c.usage.md", complete, true)).toEqual([]);
    expect(faultsOf("d.usage.md", complete, true, ["BuyBar"])).toEqual([
      "packages/ui/src/product/Card/d.usage.md names BuyBox, which is no component.",
    ]);
  });

  test("a component is on a picture of its own stories", () => {
    const file = write("Card.tsx", "export const Card = () => null;\n");
    const story = (tags) =>
      write("Card.stories.tsx", `import { Card } from "./Card.tsx";\nexport default { ${tags} component: Card };\n`);
    expect(openPictures(root, [story('tags: ["sheet"],')])({ name: "Card", file })).toBeNull();
    expect(openPictures(root, [story('tags: ["!fit"],')])({ name: "Card", file })).toBe(
      `Card (${CARD}) is on no picture: add tags: ["sheet"] to the meta of its stories in packages/ui/src/product/Card, then npm run visual.`,
    );
  });

  test("a component with stories of its own is not shown by a picture of what uses it", () => {
    const file = write("Card.tsx", "export const Card = () => null;\n");
    const own = write("Card.stories.tsx", 'import { Card } from "./Card.tsx";\nexport default { component: Card };\n');
    const grid = write(
      "../Grid/Grid.stories.tsx",
      'import { Card } from "../Card/Card.tsx";\nexport default { tags: ["sheet"], component: Card };\n',
    );
    expect(openPictures(root, [own, grid])({ name: "Card", file })).toContain("is on no picture");
    expect(openPictures(root, [grid])({ name: "Card", file })).toBeNull();
  });

  test("the list of components without a picture has neither one with a picture nor one that does not exist", () => {
    const file = write("Card.tsx", "export const Card = () => null;\n");
    const stories = write(
      "Card.stories.tsx",
      'import { Card } from "./Card.tsx";\nexport const All = { tags: ["visual", "one-width"] };\n',
    );
    const list = new Set(["Card", "Tile"]);
    expect(openPictures(root, [stories], list)({ name: "Card", file })).toBe(
      `Card (${CARD}) is on a picture: remove it from scripts/lib/stories/unpictured.mjs.`,
    );
    expect(openPictures(root, [], list)({ name: "Card", file })).toBeNull();
    expect(unknownUnpictured(new Set(["Card"]), list)).toEqual([
      "There is no component Tile: remove it from scripts/lib/stories/unpictured.mjs.",
    ]);
  });
});
