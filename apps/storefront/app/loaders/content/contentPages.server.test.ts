import { RouterContextProvider } from "react-router";
import { failed, ok, type ContentPage } from "@rewire/domain";
import { findPathLocale } from "@rewire/messages";
import { expect, test } from "vitest";
import { readContentPage } from "./contentPages.server.ts";
import { pageContext, type PageContext } from "../pageContext.server.ts";

/** A shop with one page, in German alone. */
const page: ContentPage = { name: "terms", title: "AGB", content: { safeHtml: "<p>Text</p>" }, language: "de" };

const read = (path: string, value = page) => {
  const context = new RouterContextProvider();
  const contentPages = {
    page: async (name: string) => (name === "terms" ? ok(value) : failed({ kind: "notFound" })),
    list: async () => [],
  };
  context.set(pageContext, { services: { contentPages } } as unknown as PageContext);
  return readContentPage(findPathLocale(path), context, path.split("/").at(-1) ?? "");
};

test("a page in the reader's language has no note", async () => {
  expect(await read("/de/info/terms")).toEqual({ title: "AGB", content: page.content, note: null, language: null });
});

test.each([
  ["/info/terms", "This text is available in German only."],
  ["/es/info/terms", "Este texto solo está disponible en alemán."],
  ["/fr/info/terms", "Ce texte n’est disponible qu’en allemand."],
  ["/it/info/terms", "Questo testo è disponibile solo in tedesco."],
  ["/pt-br/info/terms", "Este texto só está disponível em alemão."],
])("a page that is not translated says so at %s", async (path, note) => {
  expect(await read(path)).toMatchObject({ note, language: "de" });
});

test("a page without a text says that", async () => {
  const empty = { ...page, content: { safeHtml: "" } };
  expect(await read("/de/info/terms", empty)).toMatchObject({ note: "Auf dieser Seite steht noch nichts." });
});

test("a page that the shop lacks is a 404", async () => {
  await expect(read("/info/jobs")).rejects.toMatchObject({ init: { status: 404 } });
});
