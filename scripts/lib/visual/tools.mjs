// Checks links into the workshop: toolbar values in the URL, and the expected state of the story.
import { readdirSync } from "node:fs";

const BUTTON = "primitives-button--solid";
const FIRST = "en_US";

/** Languages of `packages/messages`. */
const locales = readdirSync(new URL("../../../packages/messages/src/locales", import.meta.url)).flatMap(
  (file) => /^([a-z]{2}_[A-Z]{2})\.json$/.exec(file)?.[1] ?? [],
);

/** Runs in the story's frame. */
const readPage = () => {
  const page = document.documentElement;
  const button = document.querySelector("button");
  return {
    language: page.lang,
    theme: page.classList.contains("dark") ? "dark" : "light",
    direction: page.dir,
    width: innerWidth,
    textSize: getComputedStyle(page).fontSize,
    isStill:
      Boolean(button) &&
      Number.parseFloat(getComputedStyle(button).transitionDuration) < 0.001 &&
      matchMedia("(prefers-reduced-motion: reduce)").matches,
    isPseudo: /[ȧḗīǿŭ]{2}/.test(document.querySelector("#storybook-root")?.textContent ?? ""),
  };
};

/** Returns true if the page has the expected state, otherwise its actual state. */
const page = (expected) => async (frame) => {
  const actual = await frame.evaluate(readPage);
  const different = Object.entries(expected).filter(([name, value]) => actual[name] !== value);
  return different.length === 0 || Object.fromEntries(different.map(([name]) => [name, actual[name]]));
};

/** `globals` are the toolbar values in the URL; `check` returns true, or the actual state. */
export const links = [
  {
    story: BUTTON,
    globals: { theme: "dark", direction: "rtl", textSize: "200", motion: "reduced", "viewport.value": "w320" },
    check: page({ theme: "dark", direction: "rtl", textSize: "32px", isStill: true, width: 320 }),
  },
  {
    story: BUTTON,
    globals: { "viewport.value": "w1440", textSize: "100" },
    check: page({ theme: "light", direction: "ltr", textSize: "16px", isStill: false, width: 1440 }),
  },
  { story: "catalog-noproductsfound--after-filtering", globals: { locale: "pseudo" }, check: page({ isPseudo: true }) },
  ...locales
    .filter((locale) => locale !== FIRST)
    .map((locale) => ({
      story: BUTTON,
      globals: { locale },
      check: page({ language: locale.replace("_", "-"), isPseudo: false }),
    })),
  {
    story: "flows-purchase--no-such-product",
    globals: { scenario: "down" },
    check: async (frame) => {
      await frame.getByRole("heading", { level: 1, name: "Error 503" }).waitFor();
      return true;
    },
  },
];
