import { devices } from "../devices.ts";
import type { DeviceFamily, RepairSpec, RepairedDevice } from "../devices.ts";
import { priced, untrackedStock } from "../draft.ts";
import type { ProductDraft } from "../draft.ts";
import { seeded } from "../random.ts";
import { repairPromises, repairTexts } from "./repairTexts.ts";

const categoryOf: Readonly<Record<DeviceFamily, string>> = {
  phone: "repair-phones",
  laptop: "repair-laptops",
  tablet: "repair-tablets",
  wearable: "repair-wearables",
  audio: "repair-audio",
  console: "repair-audio",
};

const repairNames: Readonly<Record<string, string>> = {
  screen: "screen repair",
  battery: "battery replacement",
  charging: "charging port repair",
  camera: "camera repair",
  water: "water damage check",
  "back-glass": "back glass replacement",
  speaker: "speaker and microphone repair",
  keyboard: "keyboard replacement",
  hinge: "hinge repair",
  sticks: "stick and button repair",
};

const time = (minutes: number): string => (minutes >= 1440 ? `${minutes / 1440} days` : `${minutes} min`);
const timeInWords = (minutes: number): string => (minutes >= 1440 ? `${minutes / 1440} days` : `${minutes} minutes`);
const euros = (price: number): string => `${price}.00`;

/** Selects the pictures of a repair: those of the part where available, otherwise those of the device. */
function pictureOf(
  device: RepairedDevice,
  fault: string,
): Pick<ProductDraft, "look" | "lookColors" | "view" | "altName"> {
  if (device.family === "phone" && fault === "screen")
    return { look: "screen-core", lookColors: ["black"], altName: `Screen for the ${device.name}` };
  if (device.family === "phone" && fault === "battery")
    return { look: "battery-phone", lookColors: ["black"], altName: `Battery for the ${device.name}` };
  if (fault === "charging" || fault === "hinge" || fault === "sticks")
    return { look: "toolkit-repair", lookColors: ["grey"], altName: `Tools for the ${device.name}` };
  const view =
    fault === "camera" || fault === "back-glass"
      ? { view: "back" }
      : fault === "keyboard"
        ? { view: "top" }
        : fault === "screen"
          ? { view: "front" }
          : {};
  return { look: device.look[0], lookColors: [device.look[1]], altName: device.name, ...view };
}

function kindOf(fault: string, { upTo, compatible }: RepairSpec): string {
  if (fault === "water") return "check";
  return upTo === undefined && compatible === undefined ? "fixed" : "range";
}

function repair(device: RepairedDevice, fault: string, fix: RepairSpec): ProductDraft {
  const { price, minutes, upTo, compatible } = fix;
  const sku = `RP-${device.slug}-${fault}`.toUpperCase();
  const source = seeded(sku);
  const months = fault === "water" ? 3 : 12;
  const texts = repairTexts[fault] ?? [];
  const story = source.pick(texts).replaceAll("{device}", device.name).replaceAll("{minutes}", timeInWords(minutes));
  const parts = fault === "water" ? "none" : compatible === undefined ? "original" : "original, compatible";
  const range =
    upTo === undefined
      ? ""
      : ` The price is from €${price} to €${upTo}, depending on what we find; you agree to it first.`;
  return {
    name: `${device.name} ${repairNames[fault] ?? fault}`,
    sku,
    line: [
      upTo === undefined ? time(minutes) : `${time(minutes)} · up to €${upTo}`,
      compatible === undefined
        ? parts === "none"
          ? "written result"
          : "original part"
        : "original or compatible part",
      `${months} months warranty`,
    ].join(" · "),
    text: [story + range, source.pick(repairPromises)],
    categories: [categoryOf[device.family], "repair"],
    devices: [device.slug],
    terms: { fault: [fault] },
    facts: {
      Time: timeInWords(minutes),
      Warranty: `${months} months on part and work`,
      Where: "Kabelstrasse 12 or by post",
    },
    ...(compatible === undefined
      ? { price: euros(price) }
      : {
          choices: [priced("parts", { original: euros(price), compatible: euros(compatible) })],
          preselect: { parts: "original" },
        }),
    stock: untrackedStock,
    kind: "virtual",
    soldIndividually: true,
    ...pictureOf(device, fault),
    silent: minutes > 120 ? ["+time", "+result"] : [],
    reviews: [source.int(0, fault === "screen" || fault === "battery" ? 16 : 7), source.pick([4.4, 4.6, 4.8])],
    meta: {
      repair_device: device.slug,
      repair_device_family: device.family,
      repair_fault: fault,
      repair_kind: kindOf(fault, fix),
      repair_minutes: String(minutes),
      repair_warranty_months: String(months),
      repair_parts: parts,
      repair_price_min: euros(compatible ?? price),
      repair_price_max: euros(upTo ?? price),
      repair_new_price: euros(device.newPrice),
    },
  };
}

const anyDevice: ProductDraft = {
  name: "Check of any other device",
  sku: "RP-CHECK",
  line: "1 day · written result · €0 more until you agree",
  text: [
    "Your device is not on our list, or you cannot say what is wrong with it? Bring it anyway. A technician listens, opens what may be opened, measures, and writes down what is broken, what a repair would cost and whether it is worth it. That takes one working day and costs €29, which we take off the price if you let us repair it.",
    "We have mended sewing machines, a hearing loop and a theatre light this year. If we cannot help we know somebody who can, and tell you the name.",
  ],
  categories: ["repair"],
  terms: { fault: ["other"] },
  facts: { Time: "1 working day", Where: "Kabelstrasse 12 or by post" },
  price: "29.00",
  stock: untrackedStock,
  kind: "virtual",
  soldIndividually: true,
  look: "toolkit-repair",
  lookColors: ["grey"],
  voice: "repair",
  reviews: [12, 4.6],
  meta: {
    repair_fault: "other",
    repair_kind: "check",
    repair_minutes: "1440",
    repair_warranty_months: "0",
    repair_parts: "none",
    repair_price_min: "29.00",
    repair_price_max: "29.00",
  },
};

/** Repair services with fixed prices: one product for each device and type of repair, and one for all other repairs. */
export const repairs: readonly ProductDraft[] = [
  anyDevice,
  ...devices.flatMap((device) => Object.entries(device.fixes).map(([fault, fix]) => repair(device, fault, fix))),
];
