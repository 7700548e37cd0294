/** Fault or shop configuration that a story, a test or a person can switch on. */
export type Scenario =
  | { readonly kind: (typeof scenarioNames)[number] }
  /** Catalogue of this many products, served at once or as slowly as a live shop with one worker. */
  | { readonly kind: SizedKind; readonly products: number };

type SizedKind = (typeof sizedScenarioNames)[number];

/**
 * The scenarios by their names, as they stand in an address or a header. Some take a number: `catalogueOf(5000)`, or
 * `catalogueOf-5000` in addresses that allow no brackets.
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

/** Names of the scenarios with a number of products. */
export const sizedScenarioNames = ["hugeCatalogue", "catalogueOf"] as const;

/** All scenarios, those with a number as a large shop, for menus and tests. */
export const everyScenario: readonly ScenarioName[] = [
  ...scenarioNames,
  ...sizedScenarioNames.map((name) => `${name}-5000` as const),
];

const MAX_PRODUCTS = 100_000;
const SIZED = new RegExp(`^(${sizedScenarioNames.join("|")})(?:\\((\\d+)\\)|-(\\d+))$`);

/** Parses a comma-separated list of scenarios; unknown names are ignored. */
export function readScenarios(text: string): Scenario[] {
  return text.split(",").flatMap((item): Scenario[] => {
    const name = item.trim();
    const plain = scenarioNames.find((one) => one === name);
    if (plain !== undefined) return [{ kind: plain }];
    const [, sized, bracketed, plainSize] = SIZED.exec(name) ?? [];
    const kind = sizedScenarioNames.find((one) => one === sized);
    if (kind === undefined) return [];
    return [{ kind, products: Math.min(Number(bracketed ?? plainSize), MAX_PRODUCTS) }];
  });
}

/** Whether a text is the name of a scenario. */
export const isScenarioName = (text: string): text is ScenarioName =>
  !text.includes(",") && readScenarios(text).length === 1;
