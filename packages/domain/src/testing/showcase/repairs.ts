import type { Device, Fault, RepairProgress } from "../../repair/index.ts";
import { devices, faults } from "../repairDesk.ts";
import { euros, pick, type MaybeWords, type ShowcaseLanguage } from "./words.ts";

const { screen, battery, charging, camera, speaker, water, other } = faults;

/** What can be wrong with the showcase's phone: eight faults in two rows. */
export const showcaseFaults: readonly Fault[] = [
  screen,
  battery,
  charging,
  camera,
  speaker,
  water,
  { ...other, slug: "signal", name: "Signal" },
  other,
];

/** Phone of the showcase, as the repair desk knows it. */
export const showcaseDevice: Device = devices.nordlysN3Pro;

const repairRows: readonly (readonly [fault: string, name: MaybeWords, minutes: number, minor: number])[] = [
  ["screen", ["Screen", "Displayreparatur"], 60, 14_900],
  ["battery", ["Battery", "Akkutausch"], 30, 5_900],
  ["back-glass", ["Back glass", "Tausch der Rückseite"], 90, 9_900],
];

/** Creates what keeping the phone working costs, as its page says it. */
export const createPhoneRepairs = (language: ShowcaseLanguage) =>
  repairRows.map(([fault, name, minutes, minor]) => ({
    fault,
    name: pick(name, language),
    minutes,
    price: euros(minor),
    isFrom: false,
  }));

const eventRows = [
  [
    "received",
    "2026-11-17T09:40:00+01:00",
    [
      "Reference 5521, checklist signed, loan phone handed out.",
      "Nummer 5521, Prüfliste unterschrieben, Leihgerät ausgegeben.",
    ],
  ],
  [
    "diagnosed",
    "2026-11-17T11:15:00+01:00",
    [
      "Screen cracked, touch dead at the top. Battery at 86%.",
      "Display gesprungen, oben ohne Berührung. Akku bei 86 %.",
    ],
  ],
] as const;

const toEvents = (language: ShowcaseLanguage) =>
  eventRows.map(([state, at, note]) => ({ state, at, note: pick(note, language) }));

/** Creates a repair that waits for an answer to a new price. */
export const createWaitingRepair = (language: ShowcaseLanguage): RepairProgress => ({
  number: "5521",
  state: "waiting",
  events: [
    {
      state: "booked",
      at: "2026-11-16T18:22:00+01:00",
      note: pick(
        ["Appointment at the counter, fixed price €119.00.", "Termin an der Theke, Festpreis 119,00 €."],
        language,
      ),
    },
    ...toEvents(language),
    {
      state: "waiting",
      at: "2026-11-20T10:05:00+01:00",
      note: pick(["Frame bent by 1.2 mm.", "Rahmen um 1,2 mm verbogen."], language),
    },
  ],
  decision: {
    reason: pick(
      [
        "The frame is bent too\nA new screen would not sit flat and would crack again.",
        "Auch der Rahmen ist verbogen\nEin neues Display läge nicht plan und spränge wieder.",
      ],
      language,
    ),
    before: euros(11_900),
    extras: [{ name: pick(["Straighten frame", "Rahmen richten"], language), amount: euros(3_500) }],
    total: euros(15_400),
  },
});

/** Creates a repair that is on the bench. */
export const createRepairOnTheBench = (language: ShowcaseLanguage): RepairProgress => ({
  number: "5521",
  state: "inRepair",
  events: [
    ...toEvents(language),
    {
      state: "inRepair",
      at: "2026-11-20T13:00:00+01:00",
      note: pick(["Mina is on it.", "Mina arbeitet daran."], language),
    },
  ],
  decision: null,
});
