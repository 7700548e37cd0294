import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createUserCount, faultOfPair } from "./pairs.mjs";

const BUTTON = "packages/ui/src/primitives/Button";
const CARD = "packages/ui/src/product/Card";
const pair = 'tags: ["do", "!sheet"],\ntags: ["dont", "!sheet"],';

describe("right and wrong use", () => {
  const faultOf = (place, text, userCount, exceptions = []) =>
    faultOfPair(place, { text, userCount, unpaired: new Map(exceptions.map((one) => [one, "reason"])) });

  test("is asked for of primitives, and of what two others use", () => {
    expect(faultOf(BUTTON, "", 0)).toMatch("no story with the tag do, dont");
    expect(faultOf(CARD, "", 2)).toMatch("no story with the tag do, dont");
    expect(faultOf(CARD, "", 1)).toBeNull();
    expect(faultOf(BUTTON, pair, 9)).toBeNull();
  });

  test("is a pair, whether it is asked for or not", () => {
    expect(faultOf(CARD, 'tags: ["do", "!sheet"],', 0)).toMatch("no story with the tag dont");
  });

  test("has exceptions, which have none", () => {
    expect(faultOf(BUTTON, "", 9, [BUTTON])).toBeNull();
    expect(faultOf(BUTTON, pair, 9, [BUTTON])).toMatch("needs no exception");
  });
});

describe("the number of users", () => {
  let root;
  afterEach(() => rmSync(root, { recursive: true }));

  test("counts modules of other folders, also lazy ones and those that go through an index", () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), "pairs-")));
    const files = {
      "index.ts": 'export { Card, Part } from "./card/Card.tsx";',
      "card/Card.tsx": "export const Card = 1;\nexport const Part = 2;",
      "card/Row.tsx": 'import { Card } from "./Card.tsx";\nexport const Row = Card;',
      "list/List.tsx": 'import { Card } from "../index.ts";\nexport const List = Card;',
      "list/Late.tsx": 'export const Late = () => import("../card/Card.tsx");',
      "list/Other.tsx": 'import { Part } from "../card/Card.tsx";\nexport const Other = Part;',
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const sources = Object.keys(files).map((path) => join(root, path));
    const file = join(root, "card/Card.tsx");
    const count = createUserCount(root, sources);
    expect(count({ name: "Card", file })).toBe(2);
    expect(count({ name: "Part", file })).toBe(2);
  });
});
