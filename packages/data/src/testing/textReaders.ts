import type { TextReaders } from "@rewire/domain/testing";
import { parseGiftCard } from "../cart/mappers/giftCard.ts";
import { toCatalogueEntry } from "../catalogue/mappers/toCatalogueEntry.ts";
import { toDownload } from "../download/toDownload.ts";
import { toFailure } from "../failure/toFailure.ts";
import { decodeHtml } from "../html/decodeHtml.ts";
import { decodeName } from "../html/decodeName.ts";
import { toPlainText } from "../html/plainText.ts";
import { sanitizeHtml, sanitizeReview } from "../html/sanitizeHtml.ts";
import { readDecimal } from "../money/readDecimal.ts";
import { sumMoney } from "../money/sumMoney.ts";
import { toAmounts } from "../money/toAmounts.ts";
import { toMoney } from "../money/toMoney.ts";
import { toOptionLabels } from "../product/mappers/toOptionLabels.ts";
import { toPrice } from "../product/mappers/toPrice.ts";
import { offerFieldKeys, toRepairOffer } from "../repair/toRepairOffer.ts";
import { toReviews } from "../review/toReviews.ts";
import { splitPhpMessages } from "../server/splitPhpMessages.ts";

const product = {
  databaseId: 1,
  slug: "x",
  name: "X",
  type: "SIMPLE",
  averageRating: 0,
  reviewCount: 0,
  shortDescription: "",
  description: "",
  image: null,
  productCategories: null,
  date: null,
  totalSales: 0,
  terms: null,
  price: "€1.00",
  rawPrice: "1",
  stockStatus: null,
  stockQuantity: null,
  lowStockAmount: null,
};

export { sanitizeHtml, sanitizeReview };

/** What data reads of a shop's texts. */
export const dataTextReaders: TextReaders = {
  "plain text": toPlainText,
  entities: decodeHtml,
  name: decodeName,
  description: sanitizeHtml,
  review: sanitizeReview,
  refusal: toFailure,
  amount: readDecimal,
  money: (text) => toMoney(text, "EUR"),
  amounts: (text) => toAmounts(text, "EUR"),
  sum: (text) => sumMoney([[text, text]], "EUR"),
  price: (text) =>
    toPrice(
      { price: text, rawPrice: text, regularPrice: text, rawRegularPrice: text, onSale: true, purchasable: true },
      "EUR",
      () => {},
    ),
  "gift card": (text) => parseGiftCard(`gift card ${text}`, "EUR"),
  "name of a product": (text) => toCatalogueEntry({ ...product, name: text }, "EUR"),
  "short description": (text) => toCatalogueEntry({ ...product, shortDescription: text }, "EUR"),
  "description for the search": (text) => toCatalogueEntry({ ...product, description: text }, "EUR"),
  "chosen option": (text) =>
    toOptionLabels([{ name: text, value: text }], [{ name: text, label: text, options: [text] }]),
  download: (text) =>
    toDownload({
      id: text,
      downloadId: text,
      name: text,
      url: text,
      downloadsRemaining: null,
      accessExpires: text,
      product: null,
    }),
  "messages of PHP": splitPhpMessages,
  "author and date of a review": (text) =>
    toReviews([{ rating: 5, node: { databaseId: 1, content: "", date: text, author: { node: { name: text } } } }]),
  "offer of the workshop": (text) => toRepairOffer(new Map(offerFieldKeys.map((key) => [key, text])), "EUR"),
};
