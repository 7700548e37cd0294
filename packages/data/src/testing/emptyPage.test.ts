// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { emptyPage } from "./emptyPage.ts";

test("the next file of tests meets none of what one has left in the page, its storages and its cookies", () => {
  document.body.innerHTML = `<form><input name="number"></form>`;
  document.body.dataset.posted = "true";
  document.documentElement.lang = "de";
  document.head.append(document.createElement("style"), document.createElement("title"));
  document.querySelector("input")?.focus();
  localStorage.setItem("cart", "1");
  sessionStorage.setItem("draft", "1");
  document.cookie = "reloadCount=1; path=/";
  document.cookie = "language=de; path=/";

  emptyPage();

  expect(document.querySelectorAll("body > *")).toHaveLength(0);
  expect(document.documentElement.getAttributeNames()).toEqual([]);
  expect(document.body.getAttributeNames()).toEqual([]);
  expect([...document.head.children].map(({ localName }) => localName)).not.toContain("title");
  expect(document.head.querySelector("style")).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.cookie).toBe("");
});
