import { devices } from "../devices.ts";
import type { DeviceFamily, RepairSpec, RepairedDevice } from "../devices.ts";
import { createPricedChoice, untrackedStock } from "../draft.ts";
import type { ProductDraft } from "../draft.ts";
import { createSeededRandom } from "../random.ts";
import { repairAssuranceSentences, repairTexts } from "./repairTexts.ts";

const categoryByFamily: Readonly<Record<DeviceFamily, string>> = {
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
const formatDuration = (minutes: number): string => (minutes >= 1440 ? `${minutes / 1440} days` : `${minutes} minutes`);
const formatEuros = (price: number): string => `${price}.00`;

/** Selects the pictures of a repair: those of the part where available, otherwise those of the device. */
function findRepairPicture(
  device: RepairedDevice,
  fault: string,
): Pick<ProductDraft, "pictureDesign" | "pictureColors" | "view" | "altName"> {
  if (device.family === "phone" && fault === "screen")
    return { pictureDesign: "screen-core", pictureColors: ["black"], altName: `Screen for the ${device.name}` };
  if (device.family === "phone" && fault === "battery")
    return { pictureDesign: "battery-phone", pictureColors: ["black"], altName: `Battery for the ${device.name}` };
  if (fault === "charging" || fault === "hinge" || fault === "sticks")
    return { pictureDesign: "toolkit-repair", pictureColors: ["grey"], altName: `Tools for the ${device.name}` };
  const pictureView =
    fault === "camera" || fault === "back-glass"
      ? { view: "back" }
      : fault === "keyboard"
        ? { view: "top" }
        : fault === "screen"
          ? { view: "front" }
          : {};
  return {
    pictureDesign: device.pictureDesign[0],
    pictureColors: [device.pictureDesign[1]],
    altName: device.name,
    ...pictureView,
  };
}

function getRepairPriceKind(fault: string, { upTo: maxPrice, compatible: compatiblePartPrice }: RepairSpec): string {
  if (fault === "water") return "check";
  return maxPrice === undefined && compatiblePartPrice === undefined ? "fixed" : "range";
}

function createRepairDraft(device: RepairedDevice, fault: string, repairSpec: RepairSpec): ProductDraft {
  const { price, minutes, upTo: maxPrice, compatible: compatiblePartPrice } = repairSpec;
  const sku = `RP-${device.slug}-${fault}`.toUpperCase();
  const source = createSeededRandom(sku);
  const warrantyMonths = fault === "water" ? 3 : 12;
  const texts = repairTexts[fault] ?? [];
  const repairDescription = source
    .pick(texts)
    .replaceAll("{device}", device.name)
    .replaceAll("{minutes}", formatDuration(minutes));
  const parts = fault === "water" ? "none" : compatiblePartPrice === undefined ? "original" : "original, compatible";
  const priceRangeSentence =
    maxPrice === undefined
      ? ""
      : ` The price is from €${price} to €${maxPrice}, depending on what we find; you agree to it first.`;
  return {
    name: `${device.name} ${repairNames[fault] ?? fault}`,
    sku,
    line: [
      maxPrice === undefined ? time(minutes) : `${time(minutes)} · up to €${maxPrice}`,
      compatiblePartPrice === undefined
        ? parts === "none"
          ? "written result"
          : "original part"
        : "original or compatible part",
      `${warrantyMonths} months warranty`,
    ].join(" · "),
    text: [repairDescription + priceRangeSentence, source.pick(repairAssuranceSentences)],
    categories: [categoryByFamily[device.family], "repair"],
    devices: [device.slug],
    terms: { fault: [fault] },
    facts: {
      Time: formatDuration(minutes),
      Warranty: `${warrantyMonths} months on part and work`,
      Where: "Kabelstrasse 12 or by post",
    },
    ...(compatiblePartPrice === undefined
      ? { price: formatEuros(price) }
      : {
          choices: [
            createPricedChoice("parts", { original: formatEuros(price), compatible: formatEuros(compatiblePartPrice) }),
          ],
          preselect: { parts: "original" },
        }),
    stock: untrackedStock,
    kind: "virtual",
    soldIndividually: true,
    ...findRepairPicture(device, fault),
    silent: minutes > 120 ? ["+time", "+result"] : [],
    reviews: [source.int(0, fault === "screen" || fault === "battery" ? 16 : 7), source.pick([4.4, 4.6, 4.8])],
    meta: createRepairMeta(device, fault, repairSpec, { parts, warrantyMonths }),
  };
}

/** Meta data of a repair, which the repair tables are read from. */
function createRepairMeta(
  device: RepairedDevice,
  fault: string,
  repairSpec: RepairSpec,
  { parts, warrantyMonths }: { parts: string; warrantyMonths: number },
) {
  const { price, minutes, upTo: maxPrice, compatible: compatiblePartPrice } = repairSpec;
  return {
    repair_device: device.slug,
    repair_device_family: device.family,
    repair_fault: fault,
    repair_kind: getRepairPriceKind(fault, repairSpec),
    repair_minutes: String(minutes),
    repair_warranty_months: String(warrantyMonths),
    repair_parts: parts,
    repair_price_min: formatEuros(compatiblePartPrice ?? price),
    repair_price_max: formatEuros(maxPrice ?? price),
    repair_new_price: formatEuros(device.newPrice),
  };
}

const otherDeviceRepair: ProductDraft = {
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
  pictureDesign: "toolkit-repair",
  pictureColors: ["grey"],
  sentenceFamily: "repair",
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

/**
 * Products for repair services: one for each combination of device and type of repair, and one for the inspection of
 * other devices.
 */
export const repairs: readonly ProductDraft[] = [
  otherDeviceRepair,
  ...devices.flatMap((device) =>
    Object.entries(device.fixes).map(([fault, repairSpec]) => createRepairDraft(device, fault, repairSpec)),
  ),
];
