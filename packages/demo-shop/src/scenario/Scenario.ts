/** Simulated error or shop configuration that a story, a test or a developer can enable. */
export type Scenario =
  | { readonly kind: (typeof scenarioNames)[number] }
  /** Catalogue of this size, with immediate responses, or at the speed of a live shop with one worker. */
  | { readonly kind: SizedKind; readonly products: number };

type SizedKind = (typeof sizedScenarioNames)[number];

/**
 * Name of a scenario in a URL or header. Some names have a number: `catalogueOf(5000)`, or `catalogueOf-5000` in URLs
 * without brackets.
 */
export type ScenarioName = (typeof scenarioNames)[number] | `${SizedKind}(${number})` | `${SizedKind}-${number}`;

/** Names of the scenarios without a parameter. */
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

/** Names of the scenarios with a number of products as their parameter. */
export const sizedScenarioNames = ["hugeCatalogue", "catalogueOf"] as const;

/**
 * Names of all scenarios, for menus and tests; a scenario with a numeric parameter has a large value of it, such as the
 * number of products.
 */
export const allScenarioNames: readonly ScenarioName[] = [
  ...scenarioNames,
  ...sizedScenarioNames.map((name) => `${name}-5000` as const),
];

const MAX_PRODUCTS = 100_000;
const SIZED_SCENARIO_PATTERN = new RegExp(`^(${sizedScenarioNames.join("|")})(?:\\((\\d+)\\)|-(\\d+))$`);

/** Parses a comma-separated list of scenarios and ignores unknown names. */
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
