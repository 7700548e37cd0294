// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchCards } from "../../loaders/cards.ts";
import { readRecentlyViewed } from "./recentlyViewed.ts";
import ViewedProducts from "./RecentlyViewedProducts.tsx";

vi.mock(import("../../loaders/cards.ts"), async (original) => ({ ...(await original()), fetchCards: vi.fn() }));
vi.mock(import("../../navigation/useLinks.ts"), () => ({ useLinks: vi.fn() }));
vi.mock(import("../../commerce/useCardActions.ts"), () => ({ useCardActions: vi.fn() }));

const prerender = (value: boolean) => Object.defineProperty(document, "prerendering", { configurable: true, value });

beforeEach(() => {
  localStorage.setItem("rewire.viewed", "[7]");
  vi.mocked(fetchCards).mockReset().mockResolvedValue([]);
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(document, "prerendering");
});

test("a product counts as viewed at once, and the others are asked for", async () => {
  await act(async () => void render(<ViewedProducts currentId={8} />));
  expect(readRecentlyViewed()).toEqual([8, 7]);
  expect(vi.mocked(fetchCards).mock.calls[0]?.[0]).toEqual([7]);
});

test("a prerendered product counts as viewed, and asks for the others, when it is opened", async () => {
  prerender(true);
  await act(async () => void render(<ViewedProducts currentId={8} />));
  expect(readRecentlyViewed()).toEqual([7]);
  expect(fetchCards).not.toHaveBeenCalled();
  // Another tab has shown a product meanwhile.
  localStorage.setItem("rewire.viewed", "[9,7]");
  prerender(false);
  await act(async () => void document.dispatchEvent(new Event("prerenderingchange")));
  expect(readRecentlyViewed()).toEqual([8, 9, 7]);
  expect(vi.mocked(fetchCards).mock.calls[0]?.[0]).toEqual([9, 7]);
});
