// @vitest-environment happy-dom
import type { Locale, Messages } from "@rewire/messages";
import { afterEach, expect, test, vi } from "vitest";
import { createOnlineMessageLoader } from "./createOnlineMessageLoader.ts";

const messages = {} as Messages;

afterEach(() => vi.restoreAllMocks());

test("words of a language are loaded once, those of another by themselves", async () => {
  const load = vi.fn<(locale: Locale) => Promise<Messages>>().mockResolvedValue(messages);
  const wordsOf = createOnlineMessageLoader(load);
  expect(wordsOf("en_US")).toBe(wordsOf("en_US"));
  await Promise.all([wordsOf("en_US"), wordsOf("de_DE")]);
  expect(load.mock.calls).toEqual([["en_US"], ["de_DE"]]);
});

test("without a connection they come when there is one", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi
    .fn<(locale: Locale) => Promise<Messages>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(messages);
  const loading = createOnlineMessageLoader(load)("en_US");
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(await loading).toBe(messages);
});

test("what could not be loaded is loaded again for who asks next", async () => {
  const load = vi
    .fn<(locale: Locale) => Promise<Messages>>()
    .mockRejectedValueOnce(new TypeError("Not found"))
    .mockResolvedValue(messages);
  const wordsOf = createOnlineMessageLoader(load);
  await expect(wordsOf("en_US")).rejects.toThrow("Not found");
  expect(await wordsOf("en_US")).toBe(messages);
});
