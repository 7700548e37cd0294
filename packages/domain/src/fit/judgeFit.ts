import type { FitDevice } from "./ownedDevices.ts";
import type { ProductFit } from "./fitTable.ts";

/** Statement about a product and a device of the shopper. */
export interface FitJudgement {
  readonly kind: "fits" | "doesNotFit";
  readonly device: FitDevice;
}

/**
 * Returns what can be said about a product and a shopper's devices: that it fits the first of them that it fits, or else
 * that it does not fit the first one of the same kind as those that it fits. Null where the data do not tell.
 */
export function judgeFit({ fits }: Pick<ProductFit, "fits">, owned: readonly FitDevice[]): FitJudgement | null {
  const fittingDevice = owned.find(({ slug }) => fits.some((device) => device.slug === slug));
  if (fittingDevice) return { kind: "fits", device: fittingDevice };
  const otherDevice = owned.find(({ family }) => family !== "other" && fits.some((device) => device.family === family));
  return otherDevice ? { kind: "doesNotFit", device: otherDevice } : null;
}
