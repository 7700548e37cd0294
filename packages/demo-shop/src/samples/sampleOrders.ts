import type { OrderStatus } from "../records/Order.ts";

/** Sample order of a customer, shown in the account and on order pages. */
export interface SampleOrder {
  /** Age in days when the shop is opened for the first time. */
  readonly daysAgo: number;
  /** Slugs of products with their quantities, and for a variable product the values that a variation must have. */
  readonly items: readonly (readonly [slug: string, quantity: number, values?: readonly string[]])[];
  /** Payment method. @default "cod" */
  readonly gateway?: string;
  /** Shipping rate. @default the first one */
  readonly rate?: string;
  readonly coupons?: readonly string[];
  /** Statuses that follow the first one, each with the days after the order. */
  readonly statuses?: readonly (readonly [status: OrderStatus, daysLater: number])[];
  /** Custom fields, such as those of a repair. */
  readonly metaData?: Readonly<Record<string, string>>;
  /** Notes to the customer, each with the days after the order. */
  readonly notes?: readonly (readonly [note: string, daysLater: number])[];
  /** Whether staff entered the order, so that it is not cancelled while it waits for its payment. @default false */
  readonly isEnteredByStaff?: boolean;
  /** Whether it was placed without an account. @default false */
  readonly isGuest?: boolean;
}

/** Creates the custom fields of a repair. */
export const createRepairFields = (
  faults: string,
  deliveryMethod: "walkIn" | "mailIn",
  state: string,
  device = "Nordlys N3 Pro",
) => ({
  repair_device: device,
  repair_faults: faults,
  repair_parts: "original",
  repair_way: deliveryMethod,
  repair_state: state,
});

/**
 * Sample orders in different statuses, oldest first: several of a customer, with repairs and downloads, and one of a
 * guest.
 */
export const sampleOrders: readonly SampleOrder[] = [
  {
    daysAgo: 290,
    items: [
      ["plain-webcam-hd", 1],
      ["hearth-hub", 1],
    ],
    statuses: [["COMPLETED", 3]],
  },
  {
    daysAgo: 210,
    items: [["tactile-full", 1]],
    statuses: [
      ["COMPLETED", 2],
      ["REFUNDED", 12],
    ],
  },
  { daysAgo: 160, items: [["clear-case-for-halden-7", 1]], statuses: [["CANCELLED", 1]] },
  {
    daysAgo: 95,
    items: [["nordlys-n3-pro-charging-port-repair", 1]],
    metaData: createRepairFields("charging", "mailIn", "collected"),
    notes: [
      ["received: Arrived in good order.", 2],
      ["diagnosed: Port worn out, mainboard fine.", 2.1],
      ["in-repair: New port.", 3],
      ["ready: On its way back to you.", 3.2],
    ],
    statuses: [["COMPLETED", 5]],
  },
  { daysAgo: 40, items: [["plain-webcam-duo", 1]], gateway: "cheque", statuses: [["FAILED", 9]] },
  {
    daysAgo: 12,
    items: [
      ["battery-care-sheet", 1],
      ["plain-27-color-profile", 1],
    ],
    statuses: [["COMPLETED", 0]],
  },
  { daysAgo: 6, items: [["hearth-hub-refurbished", 1]], gateway: "bacs" },
  {
    daysAgo: 3,
    items: [["clear-case-for-nordlys-n3", 1]],
    gateway: "cheque",
    statuses: [["PENDING", 0]],
    isEnteredByStaff: true,
  },
  {
    daysAgo: 2,
    items: [["nordlys-n3-pro-charging-port-repair", 1]],
    metaData: createRepairFields("charging", "walkIn", "inRepair"),
    notes: [
      ["received: Checklist signed, loan phone handed out.", 0.5],
      ["diagnosed: Port loose, price agreed.", 0.6],
      ["in-repair: Mina is on it.", 1.5],
    ],
  },
  {
    daysAgo: 1.5,
    items: [["plain-webcam", 1]],
    rate: "local_pickup:3",
    isGuest: true,
  },
  {
    daysAgo: 1,
    items: [
      ["hearth-hub", 1],
      ["clear-case-for-nordlys-n3", 2],
    ],
    coupons: ["save10", "freeship", "gift-100"],
    metaData: { gift_cards: "…-100" },
  },
];
