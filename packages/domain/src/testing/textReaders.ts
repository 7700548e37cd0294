import {
  toCanonicalQuery,
  emptyQuery,
  foldWord,
  splitByMatch,
  parseQuery,
  stringifyQuery,
  quoteSearch,
  readFilterForm,
} from "../catalogue/index.ts";
import { parseMeasure, parseComparison } from "../compare/index.ts";
import { parseDeskQuery, parseRepairDetails } from "../repair/index.ts";
import { toLocalPath } from "../links/index.ts";
import { parseMoney } from "../money/index.ts";
import { sortBySize } from "../product/index.ts";
import { parsePageNumber } from "../core/index.ts";
import { defaultReviewQuery, listReviews, parseReviewQuery } from "../review/index.ts";
import { toAbsoluteUrl, createProductData } from "../structuredData/index.ts";
import { parseWishlist } from "../wishlist/index.ts";
import type { TextReaders } from "./hostileTexts.ts";
import { productDetails } from "./products.ts";

const attributes = ["pa_brand", "pa_color"];
const addressed = (values: Readonly<Record<string, string>>) => new URLSearchParams(values);
const queryOf = (values: Readonly<Record<string, string>>) =>
  stringifyQuery(toCanonicalQuery(parseQuery(addressed(values), attributes)));

/** What domain reads of a shop's or a visitor's texts. */
export const domainTextReaders: TextReaders = {
  "filter of an address": (text) => queryOf({ filter: text }),
  "values of a filter": (text) => queryOf({ filter: `category[${text}],pa_brand[${text}]` }),
  "search of an address": (text) => queryOf({ search: text, orderby: text, order: text }),
  "form of a list": (text) => readFilterForm(addressed({ min_price: text, max_price: text, sort: text }), emptyQuery),
  "page of an address": parsePageNumber,
  "address of a comparison": (text) => parseComparison(addressed({ products: text })),
  "address of the repair desk": (text) =>
    parseDeskQuery(
      addressed({ family: text, brand: text, words: text, device: text, fault: text, day: text, slot: text }),
    ),
  "address of reviews": (text) =>
    parseReviewQuery(addressed({ "review-sort": text, "review-stars": text, "review-page": text })),
  "local path": toLocalPath,
  "repair details": (text) =>
    parseRepairDetails({ repair_device: text, repair_faults: text, repair_note: text, repair_slot: text }),
  "kept wishes": parseWishlist,
  folding: foldWord,
  "quotation marks": quoteSearch,
  "marked parts of a name": (text) => splitByMatch(text, "nordlys pro"),
  "marked parts by a search": (text) => splitByMatch("Nordlys N3 Pro", text.slice(0, 200)),
  measure: parseMeasure,
  "order of sizes": (text) =>
    sortBySize([
      { value: "a", label: text },
      { value: "b", label: text },
    ]),
  "plain amount": (text) => parseMoney(text, "EUR"),
  "address of a picture": (text) => toAbsoluteUrl("https://shop.example", text),
  "structured data": (text) =>
    createProductData(
      { ...productDetails.tarn14, name: text, sku: text, description: { safeHtml: text } },
      {
        baseUrl: "https://shop.example",
        pathOf: () => "/product/x",
        currency: "EUR",
        description: text,
        reviews: listReviews(
          [{ id: 1, author: text, rating: 5, content: { safeHtml: text }, date: text }],
          defaultReviewQuery,
        ),
      },
    ),
};
