import type { FitDevice } from "./ownedDevices.ts";
import type { ProductFit } from "./fitTable.ts";

/** Statement about a product and a device of the shopper. */
export interface FitAssessment {
  readonly kind: "fits" | "doesNotFit";
  readonly device: FitDevice;
}

/**
 * Returns whether a product fits a shopper's devices: the first device that it fits, or else the first of the same kind
 * that it does not fit. Null if the data are insufficient.
 */
export function assessFit(
  { fits }: Pick<ProductFit, "fits">,
  ownedDevices: readonly FitDevice[],
): FitAssessment | null {
  const fittingDevice = ownedDevices.find(({ slug }) => fits.some((device) => device.slug === slug));
  if (fittingDevice) return { kind: "fits", device: fittingDevice };
  const otherDevice = ownedDevices.find(
    ({ family }) => family !== "other" && fits.some((device) => device.family === family),
  );
  return otherDevice ? { kind: "doesNotFit", device: otherDevice } : null;
}
