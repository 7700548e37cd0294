import type { Customer, Download, Viewer } from "../account/index.ts";
import type { WishlistEntry } from "../wishlist/index.ts";
import { customers } from "./customers.ts";
import { productDetails, products } from "./products.ts";

const { email: _email, phone: _phone, ...home } = customers.anneliese;

/** The cast's people who have an account. */
export const viewers = {
  anneliese: {
    id: 7,
    username: "anneliese",
    firstName: "Anneliese",
    lastName: "Oberhuber-Schönfelder",
    email: "anneliese.oberhuber@example.com",
    avatar: null,
  },
  /** Has never said a name. */
  nameless: { id: 8, username: "ines", firstName: "", lastName: "", email: "ines@example.com", avatar: null },
} as const satisfies Record<string, Viewer>;

/** Anneliese as the shop keeps her: goods to Berlin, bills to Erfurt. */
export const annelieseAtTheShop = {
  id: viewers.anneliese.id,
  username: viewers.anneliese.username,
  email: viewers.anneliese.email,
  firstName: viewers.anneliese.firstName,
  lastName: viewers.anneliese.lastName,
  shipping: home,
  billing: {
    ...customers.anneliese,
    company: "Oberhuber Elektrotechnik GmbH",
    address1: "Straße des Friedens 4",
    city: "Erfurt",
    postcode: "99084",
    state: "DE-TH",
  },
} as const satisfies Customer;

/** The cast's downloads, as they stand on 21 November 2026. */
export const downloads = [
  {
    id: "d1",
    name: "Plain 27 color profile",
    product: { slug: "plain-27", name: "Plain 27" },
    url: "/?download_file=771&key=1",
    remaining: null,
    expires: null,
  },
  {
    id: "d2",
    name: "Tactile 75 layout editor",
    product: { slug: "tactile-75", name: "Tactile 75" },
    url: "/?download_file=772&key=2",
    remaining: 2,
    expires: "2027-03-14T00:00:00Z",
  },
  {
    id: "d3",
    name: "Battery care sheet",
    product: null,
    url: "/?download_file=773&key=3",
    remaining: 0,
    expires: null,
  },
  {
    id: "d4",
    name: "Tarn 14 service manual",
    product: { slug: "tarn-14", name: "Tarn 14" },
    url: "/?download_file=774&key=4",
    remaining: 1,
    expires: "2026-10-01T00:00:00Z",
  },
] as const satisfies readonly Download[];

const [, graphite256] = productDetails.nordlysN3Pro.variations;

/** The cast's wishes: a choice made, one still to make, one to be had at once, one sold out. */
export const wishes = {
  chosenPhone: {
    productId: 1001,
    variationId: graphite256?.id ?? 0,
    choice: { pa_color: "graphite", pa_storage: "256-gb" },
    options: ["Graphite", "256 GB"],
    product: graphite256
      ? { ...products.nordlysN3Pro, price: graphite256.price, discount: graphite256.discount, stock: graphite256.stock }
      : products.nordlysN3Pro,
  },
  phone: { productId: 1001, variationId: null, choice: {}, options: [], product: products.nordlysN3Pro },
  laptop: { productId: 1002, variationId: null, choice: {}, options: [], product: products.tarn14 },
  soldOut: { productId: 1006, variationId: null, choice: {}, options: [], product: products.corvidFlip },
} satisfies Record<string, WishlistEntry>;
