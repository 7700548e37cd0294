import { expect, test } from "vitest";
import { loadMessageText } from "./loadMessageText.server.ts";

test.each(["/de", "/de.data?_routes=routes/home", "/de/products", "/de/products.data"])(
  "%s is told in German, whether a document or the router asks for it",
  async (path) =>
    expect(await loadMessageText(new Request(`https://shop.example${path}`), "menu.home")).toBe("Startseite"),
);
