// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showCount } from "./showCount.ts";
import { showStoredHeaderState } from "./showStoredHeaderState.ts";

const header = `<a aria-label="Sign in" data-customer="My account"></a><button aria-label="Cart" data-cart="Cart"></button>`;

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Runs the script, and then the browser reads the header. */
async function openHeader(): Promise<string> {
  showStoredHeaderState("count", "customer", showCount);
  document.body.innerHTML = header;
  await Promise.resolve();
  return document.body.innerHTML;
}

test("the last count and the customer's label are shown as soon as the header is there", async () => {
  localStorage.setItem("count", "3");
  localStorage.setItem("customer", "1");
  await openHeader();
  const button = document.querySelector("button");
  const link = document.querySelector("a");
  expect(button?.dataset["count"]).toBe("3");
  expect(button?.getAttribute("aria-label")).toBe("Cart, 3");
  expect(link?.dataset["isCustomer"]).toBe("");
  expect(link?.getAttribute("aria-label")).toBe("My account");
});

test.each(["0", "-2", "many", "1.5", ""])("the count %j shows nothing", async (count) => {
  localStorage.setItem("count", count);
  expect(await openHeader()).toBe(header);
});

test("a browser that forbids its storage shows the header as it is", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  expect(await openHeader()).toBe(header);
});
