import { describe, expect, it } from "vitest";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor } from "../testing/Visitor.ts";
import { createPageFacts } from "./createPageFacts.ts";
import { defaultPages } from "../settings/pages/defaultPages.ts";
import { defaultSettings } from "../settings/defaultSettings.ts";

const PAGE = "query($uri: ID!) { page(id: $uri, idType: URI) { databaseId title content uri } }";

describe("pages of the shop", () => {
  it.each(["/de/impressum", "/de/impressum/", "de/impressum", "https://shop.example/de/impressum/"])(
    "are known by the address %s",
    async (uri) => {
      const guest = new Visitor(openTestShop());
      expect((await guest.ask(PAGE, { uri })).data).toMatchObject({
        page: { title: "Impressum", uri: "/de/impressum/", content: expect.stringContaining("Kabelstrasse 12") },
      });
    },
  );

  it("are null where there are none, without an error", async () => {
    const guest = new Visitor(openTestShop());
    expect(await guest.ask(PAGE, { uri: "/nothing" })).toMatchObject({ data: { page: null }, errors: [] });
  });

  it("are known by their numbers, too", async () => {
    const guest = new Visitor(openTestShop());
    const { data } = await guest.ask("{ page(id: 7001, idType: DATABASE_ID) { id title } }");
    const { id } = (data as { page: { id: string } }).page;
    expect(data).toMatchObject({ page: { title: "Imprint" } });
    expect((await guest.ask("query($id: ID!) { page(id: $id) { title } }", { id })).data).toEqual({
      page: { title: "Imprint" },
    });
  });
});

describe("the texts", () => {
  it("are seven in each of six languages, each with an address of its own", () => {
    expect(defaultPages).toHaveLength(42);
    expect(new Set(defaultPages.map(({ uri }) => uri)).size).toBe(42);
  });

  it("name nothing that the settings do not have", () => {
    const facts = createPageFacts(defaultSettings);
    const names = defaultPages.flatMap(({ content }) =>
      [...content.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !facts[name])).toEqual([]);
  });

  it("link to pages that exist, in their own language", () => {
    const uris = new Set(defaultPages.map(({ uri }) => uri));
    for (const { uri, content } of defaultPages) {
      const prefix = /^\/(?:de|es|fr|it|pt-br)(?=\/)/.exec(uri)?.[0] ?? "";
      for (const [, href = ""] of content.matchAll(/href="(\/[^"]*)"/g)) {
        expect(uris.has(href) || [`${prefix}/contact`, `${prefix}/my-account`].includes(href), `${uri}: ${href}`).toBe(
          true,
        );
      }
    }
  });

  it("state the rates of the cart, with tax", () => {
    expect(createPageFacts(defaultSettings)).toMatchObject({
      costGermany: "€5.89",
      freeGermany: "€50.00",
      costEurope: "€11.84",
      freeEurope: "€150.00",
      costElsewhere: "€23.74",
    });
  });
});
