import { describe, expect, it } from "vitest";
import { compareOutlines } from "./compare.mjs";

const ROOT = {
  color: "rgb(0, 0, 0)",
  "font-family": "Inter",
  "font-size": "16px",
  "font-weight": "400",
  "line-height": "24px",
  "text-align": "start",
};

/** Outline of `[depth, kind, text, own styles, size]`. */
const outline = (elements, tree = "- main") => ({
  picture: "",
  tree,
  styles: elements.map(([, , , own = {}], index) => (index === 0 ? { ...ROOT, ...own } : own)),
  elements: elements.map(([depth, kind, text, , [width, height] = ["10px", "10px"]], index) => [
    depth,
    kind,
    text,
    index,
    width,
    height,
  ]),
});

const page = (button = {}, body = {}) => [
  [0, "body", "", body],
  [1, "section", ""],
  [2, "heading", "Cart"],
  [2, "button", "Order", button],
];
const change = (property, before, after) => ({ property, before, after });

describe("two outlines", () => {
  it("of the same page have no difference", () => {
    const none = { entries: [], count: 0 };
    expect(compareOutlines(outline(page()), outline(page()))).toEqual({ tree: none, styles: none, sizes: none });
  });

  it("name lines of the accessibility tree that were added and removed", () => {
    const { tree } = compareOutlines(
      outline(page(), '- main:\n  - button "Order"\n  - link "Help"'),
      outline(page(), '- main:\n  - button "Pay"\n  - link "Help"'),
    );
    expect(tree).toEqual({
      entries: [
        { isAdded: false, text: '  - button "Order"' },
        { isAdded: true, text: '  - button "Pay"' },
      ],
      count: 2,
    });
  });

  it("name an element whose style has changed, by role, text and part of the page", () => {
    const { styles } = compareOutlines(outline(page({ padding: "8px" })), outline(page({ padding: "10px" })));
    expect(styles.entries).toEqual([
      { changes: [change("padding", "8px", "10px")], elements: { entries: ['button "Order" in "Cart"'], count: 1 } },
    ]);
  });

  it("know values that are left out: initial ones, and those of the parent", () => {
    const { styles } = compareOutlines(
      outline(page()),
      outline(page({ "border-radius": "4px", color: "rgb(9, 9, 9)" })),
    );
    expect(styles.entries[0].changes).toEqual([
      change("color", "rgb(0, 0, 0)", "rgb(9, 9, 9)"),
      change("border-radius", "0px", "4px"),
    ]);
  });

  it("name a colour where it is set, not wherever it is inherited", () => {
    const { styles } = compareOutlines(outline(page()), outline(page({}, { color: "rgb(1, 1, 1)" })));
    expect(styles.entries).toEqual([
      {
        changes: [change("color", "rgb(0, 0, 0)", "rgb(1, 1, 1)")],
        elements: { entries: ['body "Cart"'], count: 1 },
      },
    ]);
  });

  it("have one entry for all elements with the same change, and the sizes of each", () => {
    const buttons = (padding, width) => [
      [0, "body", ""],
      ...Array.from({ length: 8 }, (_, index) => [1, "button", `No. ${index}`, { padding }, [width, "40px"]]),
    ];
    const { styles, sizes } = compareOutlines(outline(buttons("8px", "50px")), outline(buttons("10px", "54px")));
    expect(styles.count).toBe(1);
    expect(styles.entries[0].elements.count).toBe(8);
    expect(styles.entries[0].elements.entries).toHaveLength(6);
    expect(styles.entries[0].elements.entries[0]).toBe('button "No. 0": 50px × 40px → 54px × 40px');
    expect(sizes.count).toBe(0);
  });

  it("list apart what has another size alone", () => {
    const sized = (height) => [
      [0, "body", ""],
      [1, "img", "A bag", {}, ["40px", height]],
    ];
    const { styles, sizes } = compareOutlines(outline(sized("30px")), outline(sized("31px")));
    expect(styles.count).toBe(0);
    expect(sizes).toEqual({ entries: ['img "A bag": 40px × 30px → 40px × 31px'], count: 1 });
  });

  it("find an element again among others that were added or removed, deeper, and with another text", () => {
    const before = [
      [0, "body", ""],
      [1, "link", "Help"],
      [1, "button", "Order", { padding: "8px" }],
      [1, "p", "Free"],
    ];
    const after = [
      [0, "body", ""],
      [1, "div", ""],
      [2, "button", "Pay", { padding: "10px" }],
      [2, "p", "Free", { opacity: "0.5" }],
    ];
    const { styles } = compareOutlines(outline(before), outline(after));
    expect(styles.entries.map(({ elements, changes }) => [elements.entries[0], changes[0].property])).toEqual([
      ['button "Pay"', "padding"],
      ['p "Free"', "opacity"],
    ]);
  });

  it("are shown in part when they have little in common, with the number of all", () => {
    const lines = (word) => Array.from({ length: 100 }, (_, index) => `- text: ${word} ${index}`).join("\n");
    const { tree } = compareOutlines(outline(page(), lines("one")), outline(page(), lines("two")));
    expect(tree.count).toBe(200);
    expect(tree.entries).toHaveLength(80);
  });
});
