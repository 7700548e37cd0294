/** Query parameter of a list with the slug of a device; it sets the filter to the products that fit the device. */
export const FITS_PARAMETER = "fits";

/**
 * URLs about a shopper's devices in one language. They are separate from other links, so that not every page loads
 * them.
 */
export interface DeviceLinks {
  /** Page of the shopper's devices. */
  readonly myDevices: string;
  /** All products that fit a device, by its slug. */
  readonly fits: (device: string) => string;
}

/** Builds the URLs about devices. @param prefix Path prefix of the language, as for `createSiteLinks` */
export const createDeviceLinks = (prefix: string): DeviceLinks => ({
  myDevices: `${prefix}/my-devices`,
  fits: (device) => `${prefix}/products?${new URLSearchParams({ [FITS_PARAMETER]: device }).toString()}`,
});
