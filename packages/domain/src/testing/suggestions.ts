import type { SearchSuggestions } from "../catalogue/index.ts";
import { products } from "./products.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

/** What the cast's search offers. */
export const suggestions = {
  /** Typed as "nordlis n3"; mended. */
  nordlys: {
    correctedTo: "nordlys n3",
    total: 11,
    products: [
      products.nordlysN3Pro,
      {
        ...products.nordlysN3Pro,
        id: 2001,
        slug: "nordlys-n3",
        name: "Nordlys N3",
        price: { kind: "single", amount: euros(62900) },
        discount: null,
        specLine: "6.3″ · 128 GB",
      },
      {
        ...products.nordlysN3Pro,
        id: 2002,
        slug: "nordlys-n2-refurbished",
        name: "Nordlys N2 refurbished",
        price: { kind: "single", amount: euros(27900) },
        discount: null,
        specLine: "6.2″ · grade B",
      },
      {
        ...products.travelCharger,
        id: 2003,
        slug: "case-for-nordlys-n3",
        name: "Case for Nordlys N3",
        price: { kind: "single", amount: euros(2400) },
        specLine: "fits N3 and N3 Pro",
      },
    ],
    repairs: [
      { slug: "nordlys-n3-screen-repair", name: "Nordlys N3 screen repair", price: euros(13900) },
      { slug: "nordlys-n3-battery-replacement", name: "Nordlys N3 battery replacement", price: euros(5900) },
    ],
    categories: [
      { slug: "smartphones", name: "Smartphones", count: 4 },
      { slug: "cases", name: "Cases and protection", count: 5 },
    ],
  },
  nothing: { products: [], categories: [], total: 0 },
} as const satisfies Record<string, SearchSuggestions>;
