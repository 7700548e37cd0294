/** Trouble that a story, a test or a person can switch on. */
export type Scenario =
  | { readonly kind: (typeof scenarioNames)[number] }
  | { readonly kind: "hugeCatalogue"; readonly products: number };

/** The scenarios by their names, as they stand in an address or a header; `hugeCatalogue(n)` takes a number. */
export type ScenarioName = (typeof scenarioNames)[number] | `hugeCatalogue(${number})`;

/** Every plain scenario. */
export const scenarioNames = [
  "slow", "flaky", "down", "sessionExpired", "cartRejects", "outOfStockAtCheckout", "paymentFails", "couponExpired", "emptyShop",
  "passwordProduct", "groupedProducts", "otherPictureHost", "status503json", "phpNotice", "nonLatinSlugs", "netPrices", "noLogIn",
] as const;

const LARGEST = 100_000;

/** Reads a comma list of scenarios; unknown names are left out. */
export function readScenarios(text: string): Scenario[] {
  return text.split(",").flatMap((item): Scenario[] => {
    const name = item.trim();
    const plain = scenarioNames.find((one) => one === name);
    if (plain !== undefined) return [{ kind: plain }];
    const huge = /^hugeCatalogue\((\d+)\)$/.exec(name)?.[1];
    return huge === undefined ? [] : [{ kind: "hugeCatalogue", products: Math.min(Number(huge), LARGEST) }];
  });
}
