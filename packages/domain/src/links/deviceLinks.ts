// @chunk sharing: too small for a file of its own.

/** Query parameter that restricts a product list to products that fit a device. Its value is the device's slug. */
export const FITS_PARAMETER = "fits";

/**
 * URLs related to a shopper's devices, in one language. They are separate from `SiteLinks`, so that only pages with
 * devices load them.
 */
export interface DeviceLinks {
  /** Page of the shopper's devices. */
  readonly myDevices: string;
  /** All products that fit a device, by its slug. */
  readonly fits: (device: string) => string;
}

/**
 * Creates the URLs related to a shopper's devices.
 *
 * @param prefix Path prefix of the language, as for `createSiteLinks`.
 */
export const createDeviceLinks = (prefix: string): DeviceLinks => ({
  myDevices: `${prefix}/my-devices`,
  fits: (device) => `${prefix}/products?${new URLSearchParams({ [FITS_PARAMETER]: device }).toString()}`,
});
