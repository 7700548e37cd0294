import { beforeEach, expect, test, vi } from "vitest";
import { playInOwnFrame } from "./otherFrame.ts";

const { preventPlay } = vi.hoisted(() => ({ preventPlay: vi.fn() }));
vi.mock("@rewire/platform/storybook", () => ({ preventPlay }));

beforeEach(() => preventPlay.mockClear());

const show = (tags: readonly string[], frame = "page", app: object = {}) =>
  playInOwnFrame({
    globals: { frame },
    id: "screens-cart--full",
    parameters: { app },
    tags,
    viewMode: "story",
  } as unknown as Parameters<typeof playInOwnFrame>[0]);

test("plays a screen with header and footer", () => {
  show(["play-fn"]);
  expect(preventPlay).not.toHaveBeenCalled();
});

test.each(["alone", "no-picture"])("does not play one with the tag %s there, but alone", (tag) => {
  show([tag]);
  expect(preventPlay).toHaveBeenCalledExactlyOnceWith("screens-cart--full");
  show([tag], "none");
  expect(preventPlay).toHaveBeenCalledOnce();
});

test("plays a screen that brings its own layout, for its steps may be pictured alone", () => {
  show(["no-picture"], "page", { hasOwnFrame: true });
  expect(preventPlay).not.toHaveBeenCalled();
});
