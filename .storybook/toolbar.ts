import { LOCALES, localeNames } from "@rewire/messages";
import { allScenarioNames, type ScenarioName } from "@rewire/demo-shop/scenarios";
import type { Preview } from "@storybook/react-vite";

/** Widths of the design, with the usual screen height of each. */
const widths = { "320": 640, "390": 844, "768": 1024, "1024": 768, "1440": 900 };

/** Options of the width tool: `w320` to `w1440`. */
export const viewports = Object.fromEntries(
  Object.entries(widths).map(([width, height]) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** Label of a choice. The toolbar of a laptop has no room for long ones: they stand in the menu, after a short one. */
type Label = string | readonly [inToolbar: string, inMenu: string];

const createItem = (value: string, label: Label) =>
  typeof label === "string" ? { value, title: label } : { value, title: label[0], right: label[1] };

const tool = (description: string, icon: string, choices: Record<string, Label>) => ({
  description,
  toolbar: {
    icon: icon as "globe",
    items: Object.entries(choices).map(([value, label]) => createItem(value, label)),
    dynamicTitle: true,
  },
});

/**
 * Returns the label of a scenario: `outOfStockAtCheckout` is "Out of stock at checkout", `catalogueOf-5000` "Catalogue
 * of 5000".
 */
function titleOf(scenario: ScenarioName): string {
  const title = scenario.replaceAll(/(?<=[a-z])(?=[A-Z\d])|-/g, " ").toLowerCase();
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** All scenarios of the shop; a new one is included automatically. */
const scenarioTitles = Object.fromEntries(allScenarioNames.map((scenario) => [scenario, titleOf(scenario)]));

/** Failure scenarios of the repair desk for flows, implemented by the storefront's `deskScenarios.ts`. */
export const deskTitles = {
  noSlots: "Repair desk: no times left",
  closedOnAHoliday: "Repair desk: closed on a holiday",
  deviceUnknown: "Repair desk: device unknown",
  quoteWaiting: "Repair desk: a new price waits",
};

/** Toolbar above every story. Its values are in the URL, so a link shows exactly this state. */
export const toolbar: NonNullable<Preview["globalTypes"]> = {
  locale: tool("Language", "globe", {
    ...Object.fromEntries(LOCALES.map((locale) => [locale, localeNames[locale]])),
    pseudo: ["Pseudo", "Longer, accented words"],
  }),
  theme: tool("Theme", "mirror", { light: "Light", dark: "Dark" }),
  direction: tool("Direction", "transfer", { ltr: ["LTR", "Left to right"], rtl: ["RTL", "Right to left"] }),
  textSize: tool("Text size", "ruler", { "100": "100 %", "200": "200 %" }),
  motion: tool("Motion", "lightning", {
    system: ["Motion", "As the system says"],
    reduced: ["Reduced", "Reduced motion"],
  }),
  frame: tool("What surrounds a screen", "browser", {
    none: ["Screen", "Screen alone"],
    page: ["Page", "With header and footer"],
  }),
  scenario: tool("What the embedded shop does (screens and flows)", "beaker", {
    default: "Shop is well",
    ...scenarioTitles,
    ...deskTitles,
  }),
};

/** Initial values of the toolbar. */
export const firstGlobals = {
  locale: "en_US",
  theme: "light",
  direction: "ltr",
  textSize: "100",
  motion: "system",
  frame: "none",
  scenario: "default",
};
