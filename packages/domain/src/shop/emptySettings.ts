import { defaultSettings, type Settings } from "./settings.ts";

/**
 * Settings of a shop whose owner has configured nothing: default behaviour, without a site name, contact data, opening
 * hours, or delivery and warranty terms.
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
