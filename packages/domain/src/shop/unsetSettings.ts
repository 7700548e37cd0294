import { defaultSettings, type Settings } from "./settings.ts";

/**
 * Settings before a shop whose owner has said nothing: how the storefront behaves is the specification's, but nothing
 * is promised, and nobody's address, phone, hours or picture is shown. The site has no name either.
 */
export const unsetSettings: Settings = {
  site: {
    siteName: "",
    shortDescription: "",
    description: "",
    baseUrl: "",
    siteImage: "",
    number: "",
    email: "",
    numberUrl: "",
  },
  store: {
    ...defaultSettings.store,
    freeShippingFrom: null,
    delivery: [],
    returnDays: null,
    showStandardClaims: false,
  },
  place: {
    street: "",
    postcode: "",
    city: "",
    directions: "",
    directionsUrl: null,
    mapUrl: null,
    photo: null,
    hours: [],
    timeZone: "UTC",
    holidays: [],
  },
  desk: { ...defaultSettings.desk, takesMail: false },
};
