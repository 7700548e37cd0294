// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useRemoveParameter } from "./useRemoveParameter.ts";

const ADDRESS = "/repair/status?number=7&key=a-B_c";

beforeEach(() => window.history.replaceState({ key: "entry" }, "", "/"));

test("the outcome of a form leaves the address, and nothing else does", () => {
  window.history.replaceState({ key: "entry" }, "", `${ADDRESS}&done=moved#appointment`);
  renderHook(() => useRemoveParameter("done"));
  expect(window.location.href).toBe(`${window.location.origin}${ADDRESS}#appointment`);
  expect(window.history.state).toEqual({ key: "entry" });
});

test("an address without it stays as it is", () => {
  window.history.replaceState(null, "", "/repair/status?number=7&search=a%20b");
  renderHook(() => useRemoveParameter("done"));
  expect(window.location.search).toBe("?number=7&search=a%20b");
});
