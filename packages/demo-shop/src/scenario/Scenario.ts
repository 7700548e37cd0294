/** Simulated error or shop configuration that a story, a test or a developer can enable. */
export type Scenario =
  | { readonly kind: (typeof scenarioNames)[number] }
  /** Catalogue of this size, with immediate responses, or at the speed of a live shop with one worker. */
  | { readonly kind: SizedKind; readonly products: number };

type SizedKind = (typeof sizedScenarioNames)[number];

/**
 * Name of a scenario in a URL or header. Some names contain a number of products, as in `catalogueOf(5000)`. In URLs
 * that do not allow brackets, the form is `catalogueOf-5000`.
 */
export type ScenarioName = (typeof scenarioNames)[number] | `${SizedKind}(${number})` | `${SizedKind}-${number}`;

/** Names of the scenarios that have no parameter. */
export const scenarioNames = [
  "slow",
  "flaky",
  "down",
  "sessionExpired",
  "cartRejects",
  "outOfStockAtCheckout",
  "paymentFails",
  "couponExpired",
  "emptyShop",
  "passwordProduct",
  "groupedProducts",
  "otherPictureHost",
  "status503json",
  "phpNotice",
  "nonLatinSlugs",
  "netPrices",
  "noLogIn",
  "sessionRowGone",
  "noPersistentCart",
] as const;

/** Names of the scenarios whose parameter is a number of products. */
export const sizedScenarioNames = ["hugeCatalogue", "catalogueOf"] as const;

/**
 * Names of all scenarios, for menus and tests. Scenarios with a number of products are included with 5,000 products.
 */
export const allScenarioNames: readonly ScenarioName[] = [
  ...scenarioNames,
  ...sizedScenarioNames.map((name) => `${name}-5000` as const),
];

const MAX_PRODUCTS = 100_000;
const SIZED_SCENARIO_PATTERN = new RegExp(`^(${sizedScenarioNames.join("|")})(?:\\((\\d+)\\)|-(\\d+))$`);

/** Parses a comma-separated list of scenario names. Unknown names are ignored. */
export function readScenarios(text: string): Scenario[] {
  return text.split(",").flatMap((item): Scenario[] => {
    const name = item.trim();
    const scenarioName = scenarioNames.find((candidate) => candidate === name);
    if (scenarioName !== undefined) return [{ kind: scenarioName }];
    const [, sizedKind, bracketedSize, hyphenatedSize] = SIZED_SCENARIO_PATTERN.exec(name) ?? [];
    const kind = sizedScenarioNames.find((sizedScenarioName) => sizedScenarioName === sizedKind);
    if (kind === undefined) return [];
    return [{ kind, products: Math.min(Number(bracketedSize ?? hyphenatedSize), MAX_PRODUCTS) }];
  });
}

/** Returns whether a string is the name of a scenario. */
export const isScenarioName = (text: string): text is ScenarioName =>
  !text.includes(",") && readScenarios(text).length === 1;
