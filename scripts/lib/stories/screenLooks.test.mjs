import { expect, test } from "vitest";
import { picturesOf } from "../visual/shots.mjs";
import { faultsOfScreenLooks, screensIn } from "./screenLooks.mjs";

const entry = { id: "screens-cart--full", type: "story", title: "Screens/Cart", name: "Full", tags: [] };
const framed = { language: "en ltr", components: { PageLayout: ["AAAA", 17] } };
const languages = { de: "de ltr", rtl: "en rtl" };

/** Outlines of all pictures of a screen with one story. */
const outlines = new Map(
  picturesOf([entry])
    .entries()
    .map(([key, { variant }]) => [key, { ...framed, language: languages[variant] ?? framed.language }]),
);
const without = (ending) => new Map([...outlines].filter(([key]) => !key.endsWith(ending)));
const faultsOf = (pictures, reasons = new Map()) => faultsOfScreenLooks(["Screens/Cart"], pictures, reasons);

test("screens have titles of two parts", () => {
  expect(screensIn(["Screens/Cart#Full", "Screens/Cart#Empty", "Screens/Cart/Page#Added", "Cart/Line#One"])).toEqual(
    new Set(["Screens/Cart"]),
  );
});

test("the pictures of a screen's first story have all looks", () => {
  expect(faultsOf(outlines)).toEqual([]);
});

test("each look has to be there", () => {
  const endings = {
    "full.light.390": "light at 390 px",
    "full.dark.1440": "dark at 1440 px",
    ".de": "in German",
    ".rtl": "from right to left",
    ".320": "at 320 px",
    ".text-200": "with text of 200 %",
    ".forced-colors": "in forced colours",
    ".print": "on paper",
  };
  for (const [ending, words] of Object.entries(endings))
    expect(faultsOf(without(ending))).toEqual([
      expect.stringContaining(`Screens/Cart is on no picture with header and footer ${words}: `),
    ]);
});

test("a picture of the screen alone does not count, nor does one of another screen", () => {
  const alone = ([key, outline]) => [key, key.endsWith(".320") ? { ...outline, components: { Cart: [] } } : outline];
  const other = ([key, outline]) => [key.replace("screens-cart/", "screens-cart-page/"), outline];
  expect(faultsOf(new Map([...outlines].map(alone)))).toEqual([expect.stringContaining("footer at 320 px:")]);
  expect(faultsOf(new Map([...outlines].map(other)))).toEqual([expect.stringContaining("dark at 1440 px, in German,")]);
});

test("a reason is of a screen that exists and that lacks a look", () => {
  const reasons = new Map([
    ["Screens/Cart", "Opens over any page."],
    ["Screens/Tray", "Opens over any page."],
  ]);
  const gone = "There is no screen Screens/Tray: remove it from scripts/lib/stories/screenLooks.mjs.";
  expect(faultsOf(without(".320"), reasons)).toEqual([gone]);
  expect(faultsOf(outlines, reasons)).toEqual([
    gone,
    "Screens/Cart is on pictures in all looks: remove it from scripts/lib/stories/screenLooks.mjs.",
  ]);
});
