import { emptyQuery, type RepairWork } from "@rewire/domain";
import { categories, entryOf, searchCorpus, typoQueries } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { parseSynonyms } from "../search/synonyms/synonyms.ts";
import { indexCatalogue } from "./indexCatalogue.ts";
import { listProducts } from "./listProducts.ts";
import { suggest } from "./suggest.ts";

const repairWork: RepairWork = {
  fault: "screen",
  faultName: "Screen",
  device: null,
  price: { kind: "quote" },
  compatiblePrice: null,
  parts: "none",
  minutes: 60,
  warrantyMonths: 0,
};
const repair = { ...entryOf(9, { name: "Tarn 14 screen repair", price: 14900 }), repair: repairWork };
const index = indexCatalogue(
  {
    entries: [
      entryOf(1, { name: "Tarn 14" }),
      entryOf(2, { name: "Halden Écouteurs", description: "With a Tarn adapter" }),
      repair,
    ],
    categories: Object.values(categories),
    attributes: {},
  },
  { synonyms: parseSynonyms("notebook = laptop") },
);

test("products and categories that fit, the best first, and repairs that are asked for", () => {
  expect(suggest(index, "tarn")).toMatchObject({
    products: [{ name: "Tarn 14" }, { name: "Halden Écouteurs" }],
    total: 2,
    correctedTo: null,
    repairs: [],
  });
  expect(suggest(index, "tarn repair")).toMatchObject({
    products: [],
    total: 1,
    repairs: [{ name: "Tarn 14 screen repair", price: { minor: 14900 } }],
  });
  expect(suggest(index, "sma").categories.map(({ name }) => name)).toEqual(["Smartphones", "Smart home"]);
});

test("a model typed without its space suggests the device, not the repairs whose article numbers contain the letters", () => {
  const device = { slug: "nordlys-n3", name: "Nordlys N3", family: "phone", newPrice: null } as const;
  const phoneIndex = indexCatalogue(
    {
      entries: [
        {
          ...entryOf(1, { name: "Nordlys N3 screen repair" }),
          searchText: "Nordlys N3 screen repair\n\n\nRP-NORDLYS-N3-SCREEN",
          repair: { ...repairWork, device },
        },
        entryOf(2, { name: "Nordlys N3" }),
        entryOf(3, { name: "Nordlys N3 Pro" }),
      ],
      categories: [],
      attributes: {},
    },
    { synonyms: parseSynonyms("") },
  );
  for (const search of ["nordlysn3", "nordlys n3"])
    expect(suggest(phoneIndex, search), search).toMatchObject({
      products: [{ name: "Nordlys N3" }, { name: "Nordlys N3 Pro" }],
      repairs: [],
    });
});

test("a repair is suggested by its name, not by what its description mentions", () => {
  const described = {
    ...entryOf(8, { name: "Tarn 14 battery replacement", description: "Bring your charging cable." }),
    repair: { ...repairWork, price: { kind: "fixed", amount: { minor: 1000, currency: "EUR" } } } as const,
  };
  const workshop = indexCatalogue(
    { entries: [described, entryOf(7, { name: "USB-C cable" })], categories: [], attributes: {} },
    { synonyms: parseSynonyms("cable = kabel") },
  );
  expect(suggest(workshop, "kabel")).toMatchObject({ products: [{ name: "USB-C cable" }], repairs: [], total: 1 });
  expect(suggest(workshop, "battery tarn").repairs).toMatchObject([{ name: described.summary.name, isFrom: false }]);
});

test("the price of a diagnosis alone is named as such", () => {
  const diagnosis = {
    ...entryOf(8, { name: "Tarn 14 water damage" }),
    repair: { ...repairWork, price: { kind: "check", amount: { minor: 2900, currency: "EUR" } } } as const,
  };
  const workshop = indexCatalogue({ entries: [diagnosis], categories: [], attributes: {} });
  expect(suggest(workshop, "water").repairs).toMatchObject([{ isFrom: true, isCheck: true }]);
  expect(suggest(index, "screen").repairs?.[0]).not.toHaveProperty("isCheck");
});

test("the price of a repair that depends on the inspection is a minimum", () =>
  expect(suggest(index, "screen").repairs).toMatchObject([{ isFrom: true }]));

test.each(["tarn", "tarn repair", "14", "screen", "nothing of the kind", "ecotueurs"])(
  "suggestions for %s are the beginning of the results, and as many",
  (search) => {
    const list = listProducts(index, { ...emptyQuery, search }, { page: 1, pageSize: 24 });
    const { products, repairs = [], total } = suggest(index, search);
    const names = [...products, ...repairs].map(({ name }) => name);
    expect(total).toBe(list?.total);
    expect(list?.items.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  },
);

test("a category is found by its synonym", () =>
  expect(suggest(index, "notebook").categories.map(({ slug }) => slug)).toEqual(["laptops"]));

test("what was mended is told in the shop's spelling", () => {
  expect(suggest(index, "haldne ecouteurs")).toMatchObject({
    products: [{ name: "Halden Écouteurs" }],
    correctedTo: "Halden ecouteurs",
  });
  expect(suggest(index, "ecotueurs").correctedTo).toBe("Écouteurs");
});

test.each(["", "   ", "™"])("nothing is suggested for %j", (search) => {
  expect(suggest(index, search)).toMatchObject({
    products: [],
    categories: [],
    repairs: [],
    total: 0,
    correctedTo: null,
  });
});

test("with one typo, in six languages, the product that is meant is among the first three", () => {
  const corpus = indexCatalogue({ entries: searchCorpus, categories: [], attributes: {} });
  const missed = typoQueries(200).filter(
    ({ search, productId }) =>
      !suggest(corpus, search)
        .products.slice(0, 3)
        .some(({ id }) => id === productId),
  );
  expect(missed.length, missed.map(({ search }) => search).join(", ")).toBeLessThanOrEqual(10);
});
