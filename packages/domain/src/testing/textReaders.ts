import { everything } from "../catalogueQuery.ts";
import { measureOf, parseComparison } from "../compare.ts";
import { parseDeskQuery } from "../deskQuery.ts";
import { readFilterForm } from "../filterForms.ts";
import { localPath } from "../localPath.ts";
import { parseMoney } from "../money.ts";
import { inOrderOfSize } from "../optionOrder.ts";
import { parsePageNumber } from "../pages.ts";
import { canonicalQuery } from "../query/canonicalQuery.ts";
import { parseQuery, printQuery } from "../query/parseQuery.ts";
import { parseRepairDetails } from "../repairDetails.ts";
import { firstReviews, listReviews, parseReviewQuery } from "../review.ts";
import { correctSearch } from "../search/correctSearch.ts";
import { createSearchIndex } from "../search/createSearchIndex.ts";
import { foldWord } from "../search/foldWord.ts";
import { isAlmost } from "../search/isAlmost.ts";
import { quoted } from "../search/quoted.ts";
import { searchTexts } from "../search/searchTexts.ts";
import { bareWord, indexForms, partsOf, searchForms } from "../search/wordForms.ts";
import { absoluteUrl } from "../structuredData/jsonLd.ts";
import { productData } from "../structuredData/productData.ts";
import { matchParts } from "../suggestions.ts";
import { parseWishes } from "../wishlistText.ts";
import type { TextReaders } from "./hostileTexts.ts";
import { productDetails } from "./products.ts";

const builder = createSearchIndex();
builder.add(["Nordlys N3 Pro", "A phone", "with a long description of many words"]);
const index = builder.finish();
const noSynonyms = new Map<string, never>();
const attributes = ["pa_brand", "pa_color"];
const addressed = (values: Readonly<Record<string, string>>) => new URLSearchParams(values);
const queryOf = (values: Readonly<Record<string, string>>) =>
  printQuery(canonicalQuery(parseQuery(addressed(values), attributes)));

/** What domain reads of a shop's or a visitor's texts. */
export const domainTextReaders: TextReaders = {
  "filter of an address": (text) => queryOf({ filter: text }),
  "values of a filter": (text) => queryOf({ filter: `category[${text}],pa_brand[${text}]` }),
  "search of an address": (text) => queryOf({ search: text, orderby: text, order: text }),
  "form of a list": (text) => readFilterForm(addressed({ min_price: text, max_price: text, sort: text }), everything),
  "page of an address": parsePageNumber,
  "address of a comparison": (text) => parseComparison(addressed({ products: text })),
  "address of the repair desk": (text) =>
    parseDeskQuery(
      addressed({ family: text, brand: text, words: text, device: text, fault: text, day: text, slot: text }),
    ),
  "address of reviews": (text) =>
    parseReviewQuery(addressed({ "review-sort": text, "review-stars": text, "review-page": text })),
  "local path": localPath,
  "repair details": (text) =>
    parseRepairDetails({ repair_device: text, repair_faults: text, repair_note: text, repair_slot: text }),
  "kept wishes": parseWishes,
  "search index": (text) => {
    const building = createSearchIndex();
    building.add([text, text, text]);
    return building.finish();
  },
  search: (text) => searchTexts(index, text, noSynonyms),
  "search for a typo": (text) => searchTexts(index, `nordlis ${text}`, noSynonyms),
  "correction by a text": (text) => correctSearch("nordlis phnoe", text),
  "correction of a search": (text) => correctSearch(text, "Nordlys N3 Pro\nA phone"),
  "typo between words": (text) => isAlmost(text, `${text.slice(1)}x`),
  folding: foldWord,
  "bare word": bareWord,
  "forms of a word": (text) => [indexForms(text), searchForms(text), partsOf(text)],
  "quotation marks": quoted,
  "marked parts of a name": (text) => matchParts(text, "nordlys pro"),
  "marked parts by a search": (text) => matchParts("Nordlys N3 Pro", text.slice(0, 200)),
  measure: measureOf,
  "order of sizes": (text) =>
    inOrderOfSize([
      { value: "a", label: text },
      { value: "b", label: text },
    ]),
  "plain amount": (text) => parseMoney(text, "EUR"),
  "address of a picture": (text) => absoluteUrl("https://shop.example", text),
  "structured data": (text) =>
    productData(
      { ...productDetails.tarn14, name: text, sku: text, description: { safeHtml: text } },
      {
        baseUrl: "https://shop.example",
        pathOf: () => "/product/x",
        currency: "EUR",
        description: text,
        reviews: listReviews(
          [{ id: 1, author: text, rating: 5, content: { safeHtml: text }, date: text }],
          firstReviews,
        ),
      },
    ),
};
