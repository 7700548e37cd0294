import type { FitDevice } from "./ownedDevices.ts";
import type { ProductFit } from "./fitTable.ts";

/**
 * Fit of a product for a device; `fullSpeed`, `slower` and `tooWeak` occur only for goods that charge it or carry power
 * to it.
 */
export type FitKind = "fits" | "fullSpeed" | "slower" | "doesNotFit" | "tooWeak";

/** Assessment of how a product fits one of the shopper's devices. */
export interface FitAssessment {
  readonly kind: FitKind;
  readonly device: FitDevice;
}

/**
 * Assesses how a product fits a shopper's devices. Returns the first device that it fits. Otherwise it returns the
 * first that it does not fit: for a product that charges devices, one that it demonstrably cannot charge; for other
 * products, one of the same kind as those that it is made for. Null if the data are insufficient.
 */
export function assessFit(
  { fits, uncharged }: Pick<ProductFit, "fits" | "uncharged">,
  ownedDevices: readonly FitDevice[],
): FitAssessment | null {
  for (const device of ownedDevices) {
    const fittingDevice = fits.find(({ slug }) => slug === device.slug);
    if (fittingDevice) return { kind: fittingDevice.charging ?? "fits", device };
  }
  if (uncharged) {
    const reasons = new Map(uncharged.map(({ slug, reason }) => [slug, reason]));
    const device = ownedDevices.find(({ slug }) => reasons.has(slug));
    return device ? { kind: reasons.get(device.slug) === "tooWeak" ? "tooWeak" : "doesNotFit", device } : null;
  }
  const otherDevice = ownedDevices.find(
    ({ family }) => family !== "other" && fits.some((device) => device.family === family),
  );
  return otherDevice ? { kind: "doesNotFit", device: otherDevice } : null;
}
