import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { chromium } from "playwright";
import { launchOptions } from "../../../browser.mjs";
import { readComponents, readNames, statesIn } from "./components.mjs";

/** Page of cards: React's tree is `List > (Card > article > a, …, Card > article > (a, Price > p))`. */
const pageOf = ({ text = "Phone", address = "/a", state = "closed", style = "", count = 2 } = {}) => {
  const link = `<a href="${address}" data-state="${state}">${text}</a>`;
  const others = `<article class="card">${link}</article>`.repeat(count - 1);
  return `<div id="storybook-root">${others}<article class="card">${link}<p style="${style}">1 €</p></article></div>`;
};

/** In the page: gives it React's tree. */
function addTree() {
  const fiber = (type, stateNode, ...children) => {
    for (const [index, child] of children.entries()) child.sibling = children[index + 1] ?? null;
    return { type, elementType: type, stateNode, child: children[0] ?? null, sibling: null, alternate: null };
  };
  const ownAll = (owner, tree) => {
    for (let at = tree; at; at = at.sibling) {
      at._debugOwner ??= owner;
      ownAll(owner, at.child);
    }
  };
  const component = (rewireName, ...children) => {
    const owner = fiber({ rewireName }, null, ...children);
    ownAll(owner, owner.child);
    return owner;
  };
  const treeOf = (element) => {
    const tree = fiber(element.localName, element, ...[...element.children].map(treeOf));
    return element.localName === "p" ? component("Price", tree) : tree;
  };
  const cards = [...document.querySelectorAll("article")].map((element) => component("Card", treeOf(element)));
  const list = component("List", ...cards);
  const root = document.querySelector("#storybook-root");
  root.__reactContainer$x = {
    stateNode: {
      current: fiber(
        null,
        null,
        fiber(() => null, null, list),
      ),
    },
  };
}

describe("components in a browser", () => {
  let [browser, page] = [];
  const read = async (options) => {
    await page.setContent(`<html lang="en" dir="ltr"><body style="margin:0">${pageOf(options)}`);
    await page.evaluate(addTree);
    return readComponents(page, { isSheet: false });
  };
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
    page = await browser.newPage({ viewport: { width: 390, height: 700 } });
  }, 60_000);
  afterAll(() => browser.close());

  it("are those of the project, each with its distinct structures and sizes", async () => {
    const one = expect.stringMatching(/^[\w-]{4}$/);
    const two = expect.stringMatching(/^[\w-]{8}$/);
    const components = { Card: [two, 17], List: [one, 17], Price: [one, 17] };
    expect(await read()).toEqual({ language: "en ltr", components });
    expect(await readNames(page, { isSheet: false })).toEqual(["Card", "List", "Price"]);
  });

  it("are the same with another text or address, or with more of the same", async () => {
    expect(await read({ text: "Tablet", address: "/b", count: 3 })).toEqual(await read());
  });

  it("have another structure with another state of an element, not of a component within", async () => {
    const [before, after] = [await read(), await read({ state: "open" })];
    expect(after.components.Card).not.toEqual(before.components.Card);
    expect(after.components.List).toEqual(before.components.List);
  });

  it("have no state while they are hidden", async () => {
    expect((await read({ style: "display:none" })).components.Price).toEqual([""]);
  });

  it("have another width", async () => {
    expect((await read({ style: "width:100px" })).components.Price[1]).toBe(13);
  });
});

test("states are structures and sizes in each theme, and each look", () => {
  const outline = { language: "de ltr", components: { Card: ["AAAABBBB", 17], Price: ["CCCC", 13] } };
  const states = statesIn("product-card/all-states.dark.1440.de", outline, (name) => name === "Card");
  expect(states).toEqual(["Card AAAA dark", "Card BBBB dark", "Card 17 dark", "Card dark.1440.de de ltr"]);
});

test("a step of a flow is no look of its own", () => {
  const outline = { language: "en-US ltr", components: { Card: ["AAAA"] } };
  const states = statesIn("flows-purchase/a-guest-buys.dark.1440.step-2", outline, () => true);
  expect(states).toEqual(["Card AAAA dark", "Card dark.1440 en-US ltr"]);
});
