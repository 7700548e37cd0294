import { earbuds, headphones, speaker } from "./audio.ts";
import { keyboard, drive, mouse, webcam } from "./desk.ts";
import { gameConsole, ereader, laptop, phone, tablet, watch } from "./devices.ts";
import { goods } from "./general.ts";
import { heatingVoice, smartHomeHubVoice, network } from "./home.ts";
import { actionCamera, drone } from "./outdoors.ts";
import { cable, charger, phoneCase, powerBank, protector } from "./power.ts";
import { batteryPart, game, giftCard, guide, program, repair, screenPart, tools, warranty } from "./services.ts";
import type { Voice } from "./voice.ts";

/** Review sentences by category. A product draft can select another set with `voice`. */
export const voices = {
  smartphones: phone,
  laptops: laptop,
  tablets: tablet,
  "e-readers": ereader,
  wearables: watch,
  gaming: gameConsole,
  "cameras-drones": actionCamera,
  drone,
  headphones,
  earbuds,
  speakers: speaker,
  "smart-home": smartHomeHubVoice,
  heating: heatingVoice,
  networking: network,
  chargers: charger,
  cables: cable,
  "power-banks": powerBank,
  cases: phoneCase,
  "screen-protectors": protector,
  keyboards: keyboard,
  mice: mouse,
  webcams: webcam,
  storage: drive,
  "spare-parts": batteryPart,
  screenPart,
  tools,
  "gift-cards": giftCard,
  warranty,
  software: program,
  guide,
  game,
  "repair-phones": repair,
  "repair-laptops": repair,
  "repair-tablets": repair,
  "repair-wearables": repair,
  "repair-audio": repair,
  repair,
  goods,
} as const satisfies Readonly<Record<string, Voice>>;

/** Name of a set of review sentences. */
export type VoiceName = keyof typeof voices;

const byName: ReadonlyMap<string, Voice> = new Map(Object.entries(voices));

/** Selects the set of review sentences for a category. */
export const voiceOf = (name: string): Voice => byName.get(name) ?? goods;

const plain = new Set([
  "chargers",
  "cables",
  "cases",
  "screen-protectors",
  "spare-parts",
  "screenPart",
  "tools",
  "goods",
]);

/** Returns whether the products of a category need no setup and no power. */
export const isPlainVoice = (name: string): boolean => plain.has(name);
