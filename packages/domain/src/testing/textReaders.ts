import {
  canonicalQuery,
  emptyQuery,
  foldWord,
  matchParts,
  parseQuery,
  stringifyQuery,
  quoted,
  readFilterForm,
} from "../catalogue/index.ts";
import { measureOf, parseComparison } from "../compare/index.ts";
import { parseDeskQuery, parseRepairDetails } from "../repair/index.ts";
import { localPath } from "../links/index.ts";
import { parseMoney } from "../money/index.ts";
import { inOrderOfSize } from "../product/index.ts";
import { parsePageNumber } from "../core/index.ts";
import { firstReviews, listReviews, parseReviewQuery } from "../review/index.ts";
import { absoluteUrl, productData } from "../structuredData/index.ts";
import { parseWishlist } from "../wishlist/index.ts";
import type { TextReaders } from "./hostileTexts.ts";
import { productDetails } from "./products.ts";

const attributes = ["pa_brand", "pa_color"];
const addressed = (values: Readonly<Record<string, string>>) => new URLSearchParams(values);
const queryOf = (values: Readonly<Record<string, string>>) =>
  stringifyQuery(canonicalQuery(parseQuery(addressed(values), attributes)));

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
  "local path": localPath,
  "repair details": (text) =>
    parseRepairDetails({ repair_device: text, repair_faults: text, repair_note: text, repair_slot: text }),
  "kept wishes": parseWishlist,
  folding: foldWord,
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
