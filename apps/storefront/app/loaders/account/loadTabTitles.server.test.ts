import { expect, test } from "vitest";
import { loadTabTitles } from "./loadTabTitles.server.ts";

test("each tab of the account has a title of its own, in the language of the URL", async () => {
  const titles = await loadTabTitles(new Request("http://shop.example/de/my-account?tab=orders"));
  expect(titles.overview).toBe("Mein Konto");
  expect(titles.orders).toBe("Bestellungen - Mein Konto");
  expect(new Set(Object.values(titles)).size).toBe(7);
});
