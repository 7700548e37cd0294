import { defaultSettings, type Settings } from "./settings.ts";

/**
 * Settings of a shop whose owner has configured nothing: default behaviour, but no delivery or warranty terms, no
 * address, phone, opening hours or picture, and no site name.
 */
export const emptySettings: Settings = {
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
  shop: {
    ...defaultSettings.shop,
    freeShippingFrom: null,
    delivery: [],
    rateDays: [],
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
