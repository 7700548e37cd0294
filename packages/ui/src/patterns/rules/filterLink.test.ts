import { emptyQuery, stringifyQuery, toggleValue } from "@rewire/domain";
import { expect, test, vi } from "vitest";
import { createFilterLinkProps, parseFormTarget } from "./filterLink.ts";

const next = toggleValue(emptyQuery, "pa_brand", "moss");
const hrefFor = (query: typeof emptyQuery) => `/products${stringifyQuery(query)}`;
const press = ({ ctrlKey = false } = {}) => ({
  button: 0,
  metaKey: false,
  ctrlKey,
  shiftKey: false,
  altKey: false,
  preventDefault: vi.fn(),
});

test("a press applies the query in place; with a modifier the link opens beside the page", () => {
  const onChange = vi.fn();
  const { onClick, href } = createFilterLinkProps({ query: emptyQuery, hrefFor, onChange }, next);
  expect(href).toBe("/products?filter=pa_brand[moss]");
  const plain = press();
  onClick(plain);
  expect(plain.preventDefault).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
  const modified = press({ ctrlKey: true });
  onClick(modified);
  expect(modified.preventDefault).not.toHaveBeenCalled();
  expect(onChange).toHaveBeenCalledOnce();
});

test("without a handler the link leads there", () => {
  const event = press();
  createFilterLinkProps({ query: emptyQuery, hrefFor }, next).onClick(event);
  expect(event.preventDefault).not.toHaveBeenCalled();
});

test("a form keeps what the address holds", () => {
  expect(parseFormTarget("/products?filter=pa_brand[moss,tern]&search=a+b")).toEqual({
    action: "/products",
    fields: [
      ["filter", "pa_brand[moss,tern]"],
      ["search", "a b"],
    ],
  });
  expect(parseFormTarget("/products")).toEqual({ action: "/products", fields: [] });
});
