import type { StoryContext } from "@storybook/react-vite";
import { createShowcase } from "@rewire/domain/testing";
import { toggleComparison } from "../../commerce/compare/changeComparison.ts";
import { ITEM_COUNT_KEY } from "../../commerce/storage/lastItemCount.ts";
import type { SentencePart } from "../../loaders/content/createSentence.server.ts";
import { addToWishlist } from "../../commerce/wishlist/changeWishlist.ts";

const shops = { en: createShowcase("en"), de: createShowcase("de") };

/** Returns the cast of the showcase in the language of the toolbar: a German shop for German, else an English one. */
export const showcaseOf = ({ globals }: Pick<StoryContext, "globals">) =>
  shops[globals["locale"] === "de_DE" ? "de" : "en"];

/** Ids of the showcase's goods on a shopper's wishlist; the first is one of its phones. */
const wishedIds = [5005, 5101, 5107, 5108];

/** Stores in the browser what a shopper has chosen before: four wishes, and two items in the cart. */
export function storeChoices(): void {
  for (const productId of wishedIds) addToWishlist({ productId, variationId: null, choice: {} });
  window.localStorage.setItem(ITEM_COUNT_KEY, "2");
}

/** Place of a shop whose owner has set the way there. */
export const showcasePlace = { directionsUrl: "https://route.example/?to=Kabelstrasse" } as const;

/** Stores {@link storeChoices}, and two phones to compare. */
export function storeComparison(context: Pick<StoryContext, "globals">): void {
  storeChoices();
  const { phones } = showcaseOf(context);
  for (const phone of [phones[0], phones[4]]) if (phone) toggleComparison(phone);
}

/** Days of delivery and of pickup, with which a shop says when, and prices as the reader's language writes them. */
export const showcaseTerms = {
  priceLocale: "auto",
  delivery: [{ countries: ["DE"], cost: 589, freeFrom: 5000, days: { from: 1, to: 1 } }],
  rateDays: [{ rate: "local_pickup", days: { from: 0, to: 0 } }],
} as const;

const acceptances: Record<"en" | "de", readonly SentencePart[]> = {
  en: [
    "By placing the order you accept our ",
    { page: "terms", href: "/info/terms", label: "terms and conditions" },
    ". Our ",
    { page: "privacy", href: "/info/privacy", label: "privacy policy" },
    " says what happens to your data.",
  ],
  de: [
    "Mit der Bestellung nehmen Sie unsere ",
    { page: "terms", href: "/de/info/terms", label: "AGB" },
    " an. Unsere ",
    { page: "privacy", href: "/de/info/privacy", label: "Datenschutzerklärung" },
    " sagt, was mit Ihren Daten geschieht.",
  ],
};

/** Returns the sentence under the button that places the order, as the loader of the checkout creates it. */
export const acceptanceOf = ({ globals }: Pick<StoryContext, "globals">) =>
  acceptances[globals["locale"] === "de_DE" ? "de" : "en"];
