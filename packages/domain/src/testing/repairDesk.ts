import {
  type BookedRepair,
  type Device,
  type Fault,
  quoteRepair,
  type RepairDay,
  type RepairProgress,
} from "../repair/index.ts";
import { products } from "./products.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const device = (
  slug: string,
  name: string,
  brand: string,
  family: Device["family"],
  newPrice: number | null,
  image: Device["image"] = null,
): Device => ({ slug, name, brand, family, image, newPrice: newPrice === null ? null : euros(newPrice) });

/** Devices that the cast's workshop repairs. */
export const devices = {
  nordlysN3Pro: device("nordlys-n3-pro", "Nordlys N3 Pro", "Nordlys", "phone", 74900, products.nordlysN3Pro.image),
  nordlysN3: device("nordlys-n3", "Nordlys N3", "Nordlys", "phone", 62900, products.nordlysN3Pro.image),
  nordlysTab: device("nordlys-tab-11", "Nordlys Tab 11", "Nordlys", "tablet", 54900),
  halden6: device("halden-6", "Halden 6", "Halden", "phone", 49900),
  halden7Ultra: device("halden-7-ultra", "Halden 7 Ultra", "Halden", "phone", 119900, products.haldenUltra.image),
  mossA1: device("moss-a1", "Moss A1", "Moss", "phone", 22900),
  tarn14: device("tarn-14", "Tarn 14", "Tarn", "laptop", 144900, products.tarn14.image),
  orrery2: device("orrery-2", "Orrery 2", "Orrery", "wearable", 24900, products.orrery2.image),
  loomOverEar: device("loom-over-ear", "Loom Over-Ear", "Loom", "audio", 27900, products.loomOverEar.image),
  /** Nobody knows what a new one costs. */
  magpie: device("magpie-handheld", "Magpie Handheld", "Magpie", "console", null),
} as const satisfies Record<string, Device>;

const fault = (
  slug: string,
  name: string,
  price: Fault["price"],
  minutes: number | null,
  more: Partial<Fault> = {},
): Fault => ({ slug, name, price, minutes, parts: "original", warrantyMonths: 12, ...more });
const fixed = (minor: number): Fault["price"] => ({ kind: "fixed", amount: euros(minor) });
const check: Fault["price"] = { kind: "check", amount: euros(2900) };

/** What can be wrong with the cast's phone. */
export const faults = {
  screen: fault("screen", "Screen", fixed(14900), 60),
  battery: fault("battery", "Battery", fixed(5900), 30),
  charging: fault("charging", "Charging port", { kind: "range", from: euros(6900), to: euros(9900) }, 45),
  camera: fault("camera", "Camera", fixed(8900), 60),
  speaker: fault("speaker", "Speaker and microphone", { kind: "range", from: euros(5900), to: euros(7900) }, 45),
  water: fault("water", "Water damage", check, 2880, { parts: "none", warrantyMonths: 3 }),
  other: fault("other", "Other", check, 1440, { parts: "none", warrantyMonths: 0 }),
  /** Of another shop: no words of ours, no price, no time. */
  unknown: fault("tuning-fork", "Tuning fork", { kind: "quote" }, null, { parts: "none", warrantyMonths: 0 }),
} as const satisfies Record<string, Fault>;

/** What repairs would cost. */
export const repairQuotes = {
  screen: quoteRepair(devices.nordlysN3Pro, [faults.screen]),
  screenAndBattery: quoteRepair(devices.nordlysN3Pro, [{ ...faults.screen, parts: "choice" }, faults.battery]),
  range: quoteRepair(devices.nordlysN3Pro, [faults.charging]),
  water: quoteRepair(devices.nordlysN3Pro, [faults.water]),
  /** More than half of a new one. */
  notWorthIt: quoteRepair(devices.mossA1, [faults.screen]),
  unknown: quoteRepair(devices.magpie, [faults.unknown]),
} as const;

const slot = (date: string, time: string, free: number) => ({ start: `${date}T${time}:00+01:00`, free });
const day = (date: string, ...slots: readonly (readonly [time: string, free: number])[]): RepairDay => ({
  date,
  slots: slots.map(([time, free]) => slot(date, time, free)),
  closed: null,
});

/** Six days at the counter, from 21 November 2026: a full one, a day off, three free ones and a holiday. */
export const repairDays: readonly RepairDay[] = [
  day("2026-11-21", ["14:00", 0], ["15:30", 0]),
  { date: "2026-11-22", slots: [], closed: { kind: "dayOff" } },
  day("2026-11-23", ["10:00", 1], ["10:30", 0], ["11:00", 1], ["11:30", 2], ["14:00", 0], ["15:30", 1], ["17:30", 0]),
  day("2026-11-24", ["10:00", 3], ["11:00", 3], ["16:00", 3]),
  { date: "2026-11-25", slots: [], closed: { kind: "holiday", name: "Buß- und Bettag" } },
  day("2026-11-26", ["10:00", 2], ["15:30", 2], ["16:00", 2]),
];

/** Repairs that the cast has booked. */
export const bookedRepairs = {
  walkIn: {
    number: "5521",
    device: "Nordlys N3 Pro",
    faults: ["Cracked or black screen"],
    way: "walkIn",
    slot: "2026-11-23T11:30:00+01:00",
    timeZone: "Europe/Berlin",
    price: repairQuotes.screen.price,
    warrantyMonths: 12,
  },
  mailIn: {
    number: "5522",
    device: "Halden 6",
    faults: ["Cracked or black screen", "Battery runs down"],
    way: "mailIn",
    slot: null,
    timeZone: "Europe/Berlin",
    price: repairQuotes.range.price,
    warrantyMonths: 12,
  },
} as const satisfies Record<string, BookedRepair>;

const received = {
  state: "received",
  at: "2026-11-17T09:40:00+01:00",
  note: "Reference 5521, checklist signed, loan phone handed out.",
} as const;
const diagnosed = {
  state: "diagnosed",
  at: "2026-11-17T11:15:00+01:00",
  note: "Screen cracked, touch dead at the top. Battery at 86%.",
} as const;
const waiting = { state: "waiting", at: "2026-11-20T10:05:00+01:00", note: "Frame bent by 1.2 mm." } as const;
const booked = { state: "booked", at: "2026-11-16T20:11:00+01:00", note: "" } as const;

/** Repairs on their way. */
export const repairProgress = {
  booked: { number: "5523", state: "booked", events: [booked], decision: null },
  /** The frame is bent too: a new price, and nothing happens until the customer answers. */
  waiting: {
    number: "5521",
    state: "waiting",
    events: [booked, received, diagnosed, waiting],
    decision: {
      reason: "The frame is bent too. A new screen would not sit flat and would crack again.",
      before: euros(11900),
      extras: [{ name: "Straighten frame", amount: euros(3500) }],
      total: euros(15400),
    },
  },
  /** The price above was accepted, and then the board turned out to be broken: a second question. */
  waitingAgain: {
    number: "5521",
    state: "waiting",
    events: [
      booked,
      received,
      diagnosed,
      waiting,
      { state: "inRepair", at: "2026-11-20T13:00:00+01:00", note: "" },
      { state: "waiting", at: "2026-11-21T09:30:00+01:00", note: "The phone does not start with the new screen." },
    ],
    decision: {
      reason: "The board is broken, too.",
      before: euros(15400),
      extras: [{ name: "New board", amount: euros(15600) }],
      total: euros(31000),
    },
  },
  ready: {
    number: "5521",
    state: "ready",
    decision: null,
    events: [
      booked,
      received,
      diagnosed,
      { state: "inRepair", at: "2026-11-20T13:00:00+01:00", note: "" },
      { state: "ready", at: "2026-11-21T09:30:00+01:00", note: "Open until 16:00 today." },
    ],
  },
  collected: {
    number: "5521",
    state: "collected",
    decision: null,
    events: [received, diagnosed, { state: "collected", at: "2026-11-21T12:00:00+01:00", note: "" }],
  },
  declined: {
    number: "5521",
    state: "declined",
    decision: null,
    events: [received, diagnosed, waiting, { state: "declined", at: "2026-11-20T18:20:00+01:00", note: "" }],
  },
} as const satisfies Record<string, RepairProgress>;
