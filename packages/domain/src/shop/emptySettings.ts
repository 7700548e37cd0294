import { defaultSettings, type Settings } from "./settings.ts";

/**
 * Settings of a shop without any configuration: behaviour as specified, but no promises, no address, phone, opening
 * hours or picture, and no site name.
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
