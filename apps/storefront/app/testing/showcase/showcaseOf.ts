import type { StoryContext } from "@storybook/react-vite";
import { createShowcase } from "@rewire/domain/testing";

const shops = { en: createShowcase("en"), de: createShowcase("de") };

/** Returns the cast of the showcase in the language of the toolbar: a German shop for German, else an English one. */
export const showcaseOf = ({ globals }: Pick<StoryContext, "globals">) =>
  shops[globals["locale"] === "de_DE" ? "de" : "en"];

/** Days of delivery and of pickup, with which a shop says when. */
export const showcaseTerms = {
  delivery: [{ countries: ["DE"], cost: 589, freeFrom: 5000, days: { from: 1, to: 1 } }],
  rateDays: [{ rate: "local_pickup", days: { from: 0, to: 0 } }],
} as const;
