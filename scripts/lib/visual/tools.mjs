// Links into the workshop: what the tools above a story are set to, and what must then be seen.
import { readdirSync } from "node:fs";

const BUTTON = "primitives-button--solid";
const FIRST = "en_US";

/** Languages are what `packages/messages` has. */
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

/** True if the page is as wanted, else what was seen of it. */
const page = (wanted) => async (frame) => {
  const seen = await frame.evaluate(readPage);
  const different = Object.entries(wanted).filter(([name, value]) => seen[name] !== value);
  return different.length === 0 || Object.fromEntries(different.map(([name]) => [name, seen[name]]));
};

/** `globals` are the tools as they stand in the address; `shows` answers with true, or with what it saw instead. */
export const links = [
  {
    story: BUTTON,
    globals: { theme: "dark", direction: "rtl", textSize: "200", motion: "reduced", "viewport.value": "w320" },
    shows: page({ theme: "dark", direction: "rtl", textSize: "32px", isStill: true, width: 320 }),
  },
  {
    story: BUTTON,
    globals: { "viewport.value": "w1440", textSize: "100" },
    shows: page({ theme: "light", direction: "ltr", textSize: "16px", isStill: false, width: 1440 }),
  },
  { story: "catalog-noproductsfound--after-filtering", globals: { locale: "pseudo" }, shows: page({ isPseudo: true }) },
  ...locales
    .filter((locale) => locale !== FIRST)
    .map((locale) => ({
      story: BUTTON,
      globals: { locale },
      shows: page({ language: locale.replace("_", "-"), isPseudo: false }),
    })),
  {
    story: "flows-purchase--no-such-product",
    globals: { scenario: "down" },
    shows: async (frame) => {
      await frame.getByRole("heading", { level: 1, name: "Error 503" }).waitFor();
      return true;
    },
  },
];
