// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { focusPage } from "./focusPage.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/products" id="link">Products</a><button id="cart">Cart</button></header>
    <main id="main" tabindex="-1"><h1>Products</h1><a href="/products/page/2" id="next">Next</a></main>`;
});

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

describe("the heading of the next page has the focus", () => {
  test("after a link that is still there, until the focus moves on", async () => {
    find("#link").focus();
    await focusPage();
    expect(document.activeElement).toBe(find("h1"));
    find("#next").focus();
    expect(find("h1").hasAttribute("tabindex")).toBe(false);
    expect(find("h1").style.outline).toBe("");
  });

  test("after a link that is gone", async () => {
    await focusPage();
    expect(document.activeElement).toBe(find("h1"));
  });

  test("after a link in a panel that returns the focus when it closes", async () => {
    const panel = document.createElement("div");
    panel.setAttribute("role", "dialog");
    panel.innerHTML = `<a href="/checkout">Checkout</a>`;
    document.body.append(panel);
    panel.querySelector("a")?.focus();
    const focused = focusPage();
    setTimeout(() => {
      panel.remove();
      find("#cart").focus();
    }, 30);
    await focused;
    expect(document.activeElement).toBe(find("h1"));
  });
});

test("a heading that replaces that of a loading screen has the focus, unless it has moved on", async () => {
  const replace = async () => {
    const heading = document.createElement("h1");
    // Told after the page's own observer, which was there before.
    const replaced = new Promise((resolve) =>
      new MutationObserver(resolve).observe(document, { childList: true, subtree: true }),
    );
    find("h1").replaceWith(heading);
    await replaced;
    return heading;
  };
  await focusPage();
  const heading = await replace();
  expect(document.activeElement).toBe(heading);
  find("#cart").focus();
  // In the next frame the heading is not watched any more.
  await new Promise(requestAnimationFrame);
  await replace();
  expect(document.activeElement).toBe(find("#cart"));
});

test("a page without a heading has the focus itself, and stays focusable", async () => {
  find("h1").remove();
  await focusPage();
  expect(document.activeElement).toBe(find("main"));
  find("#cart").focus();
  expect(find("main").getAttribute("tabindex")).toBe("-1");
});

test("the focus stays in the content, where the page has set it or a control is still there", async () => {
  find("#next").focus();
  await focusPage();
  expect(document.activeElement).toBe(find("#next"));
});
