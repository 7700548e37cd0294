import { earbudSentences, headphoneSentences, speakerSentences } from "./audio.ts";
import { keyboardSentences, driveSentences, mouseSentences, webcamSentences } from "./desk.ts";
import {
  gameConsoleSentences,
  ereaderSentences,
  laptopSentences,
  phoneSentences,
  tabletSentences,
  watchSentences,
} from "./devices.ts";
import { generalProductSentences } from "./general.ts";
import { heatingSentences, smartHomeHubSentences, networkSentences } from "./home.ts";
import { actionCameraSentences, droneSentences } from "./outdoors.ts";
import {
  cableSentences,
  chargerSentences,
  phoneCaseSentences,
  powerBankSentences,
  protectorSentences,
} from "./power.ts";
import {
  batteryPartSentences,
  gameSentences,
  giftCardSentences,
  guideSentences,
  softwareSentences,
  repairSentences,
  screenPartSentences,
  toolSentences,
  warrantySentences,
} from "./services.ts";
import type { ReviewSentences } from "./ReviewSentences.ts";

/** Sets of review sentences by category. A product draft can select another set in its field `sentenceFamily`. */
export const sentencesByFamily = {
  smartphones: phoneSentences,
  laptops: laptopSentences,
  tablets: tabletSentences,
  "e-readers": ereaderSentences,
  wearables: watchSentences,
  gaming: gameConsoleSentences,
  "cameras-drones": actionCameraSentences,
  drone: droneSentences,
  headphones: headphoneSentences,
  earbuds: earbudSentences,
  speakers: speakerSentences,
  "smart-home": smartHomeHubSentences,
  heating: heatingSentences,
  networking: networkSentences,
  chargers: chargerSentences,
  cables: cableSentences,
  "power-banks": powerBankSentences,
  cases: phoneCaseSentences,
  "screen-protectors": protectorSentences,
  keyboards: keyboardSentences,
  mice: mouseSentences,
  webcams: webcamSentences,
  storage: driveSentences,
  "spare-parts": batteryPartSentences,
  screenPart: screenPartSentences,
  tools: toolSentences,
  "gift-cards": giftCardSentences,
  warranty: warrantySentences,
  software: softwareSentences,
  guide: guideSentences,
  game: gameSentences,
  "repair-phones": repairSentences,
  "repair-laptops": repairSentences,
  "repair-tablets": repairSentences,
  "repair-wearables": repairSentences,
  "repair-audio": repairSentences,
  repair: repairSentences,
  goods: generalProductSentences,
} as const satisfies Readonly<Record<string, ReviewSentences>>;

/** Name of a set of review sentences. */
export type SentenceFamily = keyof typeof sentencesByFamily;

const sentencesByName: ReadonlyMap<string, ReviewSentences> = new Map(Object.entries(sentencesByFamily));

/** Returns the review sentences of a category, or general product sentences if the category has none. */
export const getReviewSentences = (name: string): ReviewSentences =>
  sentencesByName.get(name) ?? generalProductSentences;

const nonElectronicNames = new Set([
  "chargers",
  "cables",
  "cases",
  "screen-protectors",
  "spare-parts",
  "screenPart",
  "tools",
  "goods",
]);

/**
 * Returns whether a category, or a set of review sentences, is about products without electronics. The general
 * sentences about devices do not apply to them.
 */
export const isNonElectronic = (name: string): boolean => nonElectronicNames.has(name);
