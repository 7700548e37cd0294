import { expect, test, vi } from "vitest";
import { parseUrl } from "./parseUrl.ts";

test("URLs are parsed in a browser without `URL.parse`", () => {
  const parse = vi.spyOn(URL, "parse").mockImplementation(() => {
    throw new TypeError("URL.parse is not a function");
  });
  expect(parseUrl("https://shop.example/order?key=a")?.searchParams.get("key")).toBe("a");
  expect(parseUrl("/order?key=b", "http://shop.invalid")?.href).toBe("http://shop.invalid/order?key=b");
  expect(parseUrl("/order?key=b")).toBeNull();
  expect(parseUrl("")).toBeNull();
  expect(parse).not.toHaveBeenCalled();
});
