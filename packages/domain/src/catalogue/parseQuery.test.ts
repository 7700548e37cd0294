import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyQuery, type CatalogueFilters, type CatalogueQuery } from "./catalogueQuery.ts";
import { toCanonicalQuery } from "./toCanonicalQuery.ts";
import { parseFilters, stringifyFilters } from "./filters.ts";
import { parseQuery, stringifyQuery } from "./parseQuery.ts";
import { queryLimits } from "./queryLimits.ts";

const attributes = ["pa_color", "pa_storage", "pa_screen-size"];
const none = emptyQuery.filters;
/** Generated addresses; 10,000 with `npm run bench:properties`. */
const runs = { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 300) };

describe("filters in words", () => {
  test.each<[string, Partial<CatalogueFilters>]>([
    ["", {}],
    ["category[phones]", { categories: ["phones"] }],
    ["category[phones,cables],sale[true],rating[4]", { categories: ["phones", "cables"], onSale: true, rating: 4 }],
    ["stock[true],rating[4]", { inStock: true, rating: 4 }],
    ["pa_color[black,blue],pa_storage[64-gb]", { attributes: { pa_color: ["black", "blue"], pa_storage: ["64-gb"] } }],
    ["pa_screen-size[6%2C5,a%5Bb%5D,100%25]", { attributes: { "pa_screen-size": ["6,5", "a[b]", "100%"] } }],
    ["category[a],category[b,a]", { categories: ["a", "b"] }],
    ["price[10,500]", { price: { min: 10, max: 500 } }],
    ["price[500,10]", { price: { min: 10, max: 500 } }],
    ["price[19.99,]", { price: { min: 19.99, max: null } }],
    ["price[19.99]", { price: { min: 19.99, max: null } }],
    ["price[,500]", { price: { min: null, max: 500 } }],
    ["price[0,0]", { price: { min: 0, max: 0 } }],
    ["rating[4,2]", { rating: 2 }],
    ["rating[4.5]", { rating: 4.5 }],
  ])("%s", (text, expected) => expect(parseFilters(text, attributes)).toEqual({ ...none, ...expected }));

  test.each<[string, string, Partial<CatalogueFilters>]>([
    ["unknown names", "pa_device[tarn-14],colour[black],sale[true]", { onSale: true }],
    ["empty values", "category[],pa_color[,],sale[true]", { onSale: true }],
    ["an empty value beside others", "category[,phones,]", { categories: ["phones"] }],
    ["broken encoding", "category[%zz,phones,%]", { categories: ["phones"] }],
    ["items without brackets", "category,phones,sale[true]", { onSale: true }],
    ["brackets without a name", "[phones],sale[true]", { onSale: true }],
    ["a bracket that is never closed", "category[phones,sale[true]", { onSale: true }],
    ["a bracket that was never opened", "category],sale[true]", { onSale: true }],
    ["words behind an item", "category[phones]x,sale[true]", { onSale: true }],
    ["a name inside another item", "category[wholesale[true],sale[true]],rating[3]", { rating: 3 }],
    ["a name that is part of another", "wholesale[true],salex[true],xsale[true],Sale[true]", {}],
    ["a sale that is not true", "sale[1],sale[TRUE],sale[yes],sale[false]", {}],
    ["prices that are no numbers", "price[-5,abc],price[NaN,Infinity],price[0x10,1e999]", {}],
    ["one bound that is no number", "price[cheap,500]", { price: { min: null, max: 500 } }],
    ["stars that there are not", "rating[0],rating[6],rating[many],rating[-1]", {}],
  ])("ignored one by one: %s", (_, text, expected) =>
    expect(parseFilters(text, attributes)).toEqual({ ...none, ...expected }),
  );

  test("what looks like code stays text", () => {
    const values = [
      "<script>alert(1)</script>",
      "' OR 1=1 --",
      "__proto__",
      "constructor",
      "${7*7}",
      "../../etc/passwd",
      "\u0000",
      "🎮",
    ];
    const filters = parseFilters(
      stringifyFilters({ ...none, categories: values, attributes: { pa_color: values } }),
      attributes,
    );
    expect(filters).toEqual({ ...none, categories: values, attributes: { pa_color: values } });
    expect(parseFilters("__proto__[x],constructor[y],toString[z]", [...attributes, "__proto__"]).categories).toEqual(
      [],
    );
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });

  test("an attribute cannot take the name of something else", () =>
    expect(parseFilters("sale[true]", ["sale"])).toEqual({ ...none, onSale: true }));
});

describe("what is too much is left out item by item", () => {
  const many = (count: number, length = 5) =>
    Array.from({ length: count }, (_, at) => String(at).padStart(length, "v"));

  test("values of one name", () => {
    const { categories, onSale } = parseFilters(`category[${many(3_900, 4).join(",")}],sale[true]`, attributes);
    expect(categories).toEqual(many(3_900, 4).slice(0, queryLimits.values));
    expect(onSale).toBe(true);
  });

  test("values of all names", () => {
    const text = ["category", ...attributes].map((name) => `${name}[${many(50).join(",")}]`).join(",");
    const { categories, attributes: chosen } = parseFilters(text, attributes);
    expect([categories.length, ...attributes.map((name) => chosen[name]?.length ?? 0)]).toEqual([50, 50, 0, 0]);
  });

  test("values that nobody would name so", () => {
    const slug = "x".repeat(queryLimits.valueLength);
    expect(parseFilters(`category[a,${slug}y,${slug},b]`, attributes).categories).toEqual(["a", slug, "b"]);
  });

  test("values that make every link of the page long", () => {
    const wide = many(50, 100).map((value) => `%F0%9F%8E%AE${value}`);
    const filters = parseFilters(`category[${wide.join(",")},a]`, attributes);
    expect(stringifyQuery({ ...emptyQuery, filters }).length).toBeLessThan(queryLimits.valuesLength + 300);
    expect(filters.categories.at(-1)).toBe("a");
  });

  test("amounts and whatever is behind the longest address", () => {
    expect(parseFilters(`price[${"9".repeat(300)},5]`, attributes).price).toEqual({ min: null, max: 5 });
    expect(parseFilters(`category[phones],${"x".repeat(queryLimits.filterLength)},sale[true]`, attributes)).toEqual({
      ...none,
      categories: ["phones"],
    });
  });
});

describe("an address", () => {
  const read = (search: string) => parseQuery(new URLSearchParams(search), attributes);

  test("that asks for nothing is everything, newest first", () => {
    expect(read("?debug&utm_source=x")).toEqual(emptyQuery);
    expect(stringifyQuery(emptyQuery)).toBe("");
  });

  test("stays readable", () => {
    const query: CatalogueQuery = {
      search: "usb-c & more",
      filters: { ...none, price: { min: 10, max: null }, attributes: { pa_color: ["a,b"] } },
      sort: { by: "price", order: "ASC" },
    };
    expect(stringifyQuery(query)).toBe(
      "?search=usb-c+%26+more&filter=price[10,],pa_color[a%252Cb]&orderby=price&order=ASC",
    );
    expect(read(stringifyQuery(query))).toEqual(query);
  });

  test.each([
    ["orderby=price", "price", "DESC"],
    ["orderby=price&order=ASC", "price", "ASC"],
    ["orderby=price&order=asc", "price", "DESC"],
    ["orderby=rating&order=sideways", "rating", "DESC"],
    ["orderby=popularity&order=ASC", "date", "DESC"],
    ["order=ASC", "date", "DESC"],
    ["orderby=date&order=ASC", "date", "ASC"],
    ["orderby=alphabetically&order=ASC&orderby=price", "alphabetically", "ASC"],
    ["orderby=toString", "date", "DESC"],
  ])("%s sorts by %s %s", (address, by, order) => expect(read(address).sort).toEqual({ by, order }));

  test("a search is trimmed, cut and made whole", () => {
    expect(read("search=++two++words+").search).toBe("two  words");
    expect(read(`search=${"x".repeat(5000)}`).search).toHaveLength(200);
    expect(read(`search=${encodeURIComponent("x".repeat(199) + "🎮")}`).search.isWellFormed()).toBe(true);
  });
});

const word = fc
  .oneof(fc.string({ unit: "grapheme", minLength: 1 }), fc.stringMatching(/^[a-z%[\],<>"'&=?#+;-]{1,9}$/))
  .filter((text) => text !== "");
const values = fc.uniqueArray(word, { maxLength: 4 });
const bound = fc.option(fc.oneof(fc.nat(), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })));
const filters: fc.Arbitrary<CatalogueFilters> = fc.record({
  categories: values,
  price: fc
    .tuple(bound, bound)
    .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b })),
  rating: fc.option(fc.double({ min: 0, max: 5, minExcluded: true, noNaN: true })),
  onSale: fc.boolean(),
  inStock: fc.boolean(),
  attributes: fc.dictionary(fc.constantFrom(...attributes), fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), {
    noNullPrototype: true,
  }),
});
const query: fc.Arbitrary<CatalogueQuery> = fc.record({
  search: fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => text.trim()),
  filters,
  sort: fc.record({
    by: fc.constantFrom("date", "price", "rating", "discount", "alphabetically"),
    order: fc.constantFrom("ASC", "DESC"),
  }),
});
/** Any sign, also half of a pair; fast-check's own "binary" fills a table of a million first. */
const sign = fc
  .oneof(fc.nat(0xffff), fc.integer({ min: 0x10000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
const anything = fc.oneof(
  fc.string({ unit: sign, maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        "category",
        "price",
        "sale",
        "pa_color",
        "[",
        "]",
        ",",
        "%",
        "%2C",
        "true",
        "1",
        "-",
        "\ud800",
        "💡",
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join("")),
);

describe("whatever is asked for", () => {
  test("comes back from its filter text", () => {
    fc.assert(
      fc.property(filters, (expectedFilters) => {
        expect(parseFilters(stringifyFilters(expectedFilters), attributes)).toEqual(expectedFilters);
      }),
      runs,
    );
  });

  test("comes back from its address", () => {
    fc.assert(
      fc.property(query, (expectedQuery) => {
        const address = new URL(`https://shop.example/products${stringifyQuery(expectedQuery)}`);
        expect(parseQuery(address.searchParams, attributes)).toEqual(expectedQuery);
      }),
      runs,
    );
  });

  test("one form stands for all addresses of one meaning", () => {
    fc.assert(
      fc.property(query, fc.integer(), (expectedQuery, seed) => {
        const {
          filters: { categories, attributes: chosen },
        } = expectedQuery;
        const turned = <Item>(items: readonly Item[]) =>
          items.toSorted((a, b) => String(a).length * seed - String(b).length * seed).toReversed();
        const other = {
          ...expectedQuery,
          search: expectedQuery.search.replaceAll(" ", "\t "),
          filters: {
            ...expectedQuery.filters,
            categories: turned(categories),
            attributes: Object.fromEntries(
              turned(Object.entries(chosen)).map(([name, values]) => [name, turned(values)]),
            ),
          },
        };
        const canonical = toCanonicalQuery(expectedQuery);
        expect(stringifyQuery(toCanonicalQuery(other))).toBe(stringifyQuery(canonical));
        const address = new URLSearchParams(`utm_source=x&fbclid=y&${stringifyQuery(canonical).slice(1)}&debug`);
        expect(toCanonicalQuery(parseQuery(address, attributes))).toEqual(canonical);
      }),
      runs,
    );
  });

  test("no address throws, and what was read from it can be written and read again", () => {
    fc.assert(
      fc.property(anything, anything, anything, anything, (filter, search, orderby, order) => {
        const read = parseQuery(new URLSearchParams({ filter, search, orderby, order }), attributes);
        expect(parseQuery(new URLSearchParams(stringifyQuery(read)), attributes)).toEqual(read);
      }),
      runs,
    );
  });
});
