import type { ShopSettings } from "../settings/ShopSettings.ts";
import type { SampleCast } from "./addSampleOrders.ts";
import { createRepairFields } from "./sampleOrders.ts";

const address = {
  firstName: "Anneliese",
  lastName: "Oberhuber-Schönfelder",
  address1: "Donaudampfschifffahrtsstraße 118",
  city: "Berlin",
  postcode: "10999",
  country: "DE",
  state: "DE-BE",
};

/** Account of a customer for the showcase, whom the embedded shop has in addition to its own customers. */
export const showcaseAccount: ShopSettings["accounts"][number] = {
  id: 3,
  username: "anneliese",
  email: "anneliese.oberhuber@example.com",
  password: "anneliese-likes-coffee",
  firstName: address.firstName,
  lastName: address.lastName,
  roles: ["customer"],
  billing: { ...address, email: "anneliese.oberhuber@example.com", phone: "+49 151 23456789" },
  shipping: address,
};

/** Orders of the showcase's customer, oldest first: goods and files over a year, and a phone on the bench. */
export const showcaseCast: SampleCast = {
  username: showcaseAccount.username,
  orders: [
    {
      daysAgo: 354,
      items: [
        ["tarn-14", 1, ["graphite", "16-gb"]],
        ["plain-27-color-profile", 1],
        ["tactile-75", 1],
      ],
      statuses: [["COMPLETED", 3]],
    },
    {
      daysAgo: 252,
      items: [["loom-buds", 1, ["black"]]],
      statuses: [
        ["COMPLETED", 2],
        ["REFUNDED", 12],
      ],
    },
    {
      daysAgo: 110,
      items: [
        ["loom-over-ear", 1, ["black"]],
        ["tactile-75-layout-editor", 1],
      ],
      statuses: [["COMPLETED", 2]],
    },
    {
      daysAgo: 4,
      items: [["halden-6-screen-repair", 1, ["original"]]],
      metaData: createRepairFields("screen", "walkIn", "inRepair", "Halden 6"),
      notes: [
        ["received: Checklist signed, loan phone handed out.", 0.1],
        ["diagnosed: Screen cracked, price agreed.", 0.2],
        ["in-repair: Mina is on it.", 3],
      ],
    },
    {
      daysAgo: 1,
      items: [
        ["nordlys-n3-pro", 1, ["graphite", "256-gb"]],
        ["65-w-travel-charger", 2, ["white"]],
      ],
    },
  ],
};
