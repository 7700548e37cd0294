import type { FitDevice } from "./ownedDevices.ts";
import type { ProductFit } from "./fitTable.ts";

/**
 * Way in which a product fits a device. `fullSpeed`, `slower` and `tooWeak` apply only to products that charge the
 * device.
 */
export type FitKind = "fits" | "fullSpeed" | "slower" | "doesNotFit" | "tooWeak";

/** Result of checking whether a product fits one of the shopper's devices. */
export interface FitAssessment {
  readonly kind: FitKind;
  readonly device: FitDevice;
}

/**
 * Determines whether a product fits a shopper's devices. Returns the first device that the product fits, or else the
 * first that it is known not to fit. Returns null if the data are insufficient.
 */
export function assessFit(
  { fits, uncharged: unchargeableDevices }: Pick<ProductFit, "fits" | "uncharged">,
  ownedDevices: readonly FitDevice[],
): FitAssessment | null {
  for (const device of ownedDevices) {
    const fittingDevice = fits.find(({ slug }) => slug === device.slug);
    if (fittingDevice) return { kind: fittingDevice.chargingSpeed ?? "fits", device };
  }
  if (unchargeableDevices) {
    const reasons = new Map(unchargeableDevices.map(({ slug, reason }) => [slug, reason]));
    const device = ownedDevices.find(({ slug }) => reasons.has(slug));
    return device ? { kind: reasons.get(device.slug) === "tooWeak" ? "tooWeak" : "doesNotFit", device } : null;
  }
  const otherDevice = ownedDevices.find(
    ({ family }) => family !== "other" && fits.some((device) => device.family === family),
  );
  return otherDevice ? { kind: "doesNotFit", device: otherDevice } : null;
}
