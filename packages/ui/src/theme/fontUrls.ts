import body from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import heading from "@fontsource-variable/stack-sans-notch/files/stack-sans-notch-latin-wght-normal.woff2?url";
import figures from "./fonts/rewire-figures.woff2?url";

/** URLs of the font files that every page needs immediately, for `<link rel="preload" as="font" crossorigin>`. */
export const fontUrls = { body, heading, figures };
