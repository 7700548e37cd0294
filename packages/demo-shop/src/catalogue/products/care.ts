import { devices } from "../devices.ts";
import { createSeededRandom } from "../random.ts";
import { slugify } from "../draft.ts";

const time = (minutes: number): string => (minutes >= 1440 ? `${minutes / 1440} days` : `${minutes} minutes`);

/** Returns a sentence about the repair prices of a device, or an empty string if the device has no fixed prices. */
export function pickCareSentence(deviceName: string, seed = deviceName): string {
  const device = devices.find(({ slug }) => slug === slugify(deviceName));
  const screen = device?.fixes["screen"];
  const battery = device?.fixes["battery"];
  if (!screen || !battery) return "";
  return createSeededRandom(`care ${seed}`).pick([
    `A new screen costs €${screen.price} with us and takes ${time(screen.minutes)}, a battery €${battery.price} and ${time(battery.minutes)}.`,
    `If it breaks: screen €${screen.price}, battery €${battery.price}, both at our counter in Kabelstrasse, both with 12 months of warranty.`,
    `Our workshop changes the screen for €${screen.price} and the battery for €${battery.price}. The prices are fixed before we start.`,
    `Keeping it working costs €${battery.price} for a battery and €${screen.price} for a screen, parts and work included.`,
  ]);
}

/** Returns a sentence about the warranty and spare parts of a device without fixed repair prices. */
export function pickPartsSentence(seed: string): string {
  return createSeededRandom(`parts ${seed}`).pick([
    "We keep the common spare parts on the shelf and look at it for €29 if something is wrong.",
    "It carries our three years of warranty, and we repair before we replace.",
    "If it fails within three years we repair it first; you get a loan device if we have one.",
    "The maker promises spare parts for seven years, and the first ones are already in our drawer.",
  ]);
}

/** Returns a sentence about the shop's service for accessories, which are not repaired. */
export function pickShopSentence(seed: string): string {
  return createSeededRandom(`shop ${seed}`).pick([
    "We used it in the shop for a month before it came on the shelf.",
    "Three years of warranty, as on everything we sell.",
    "If it does not suit you, send it back within 30 days; the label is free.",
    "Ask at the counter if you are unsure whether it fits, we have one open.",
    "We sell it because it is the one we would take home ourselves.",
    "Should it fail within three years, you get a new one at once and we look at the old one later.",
  ]);
}
