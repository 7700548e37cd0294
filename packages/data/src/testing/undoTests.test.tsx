// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test } from "vitest";

let mounted = 0;
const useCounted = () =>
  useEffect(() => {
    mounted += 1;
    return () => void (mounted -= 1);
  }, []);

test("a hook is mounted", () => {
  renderHook(useCounted);
  expect(mounted).toBe(1);
});

test("and unmounted when its test has ended", () => {
  expect(mounted).toBe(0);
});
