import type { ComparedProduct } from "../../compare/index.ts";
import type { ProductSummary } from "../../product/index.ts";
import { euros, pick, type MaybeWords, type ShowcaseLanguage } from "./words.ts";

/** What the three compared phones say of themselves, row by row. */
const rows: readonly (readonly [label: MaybeWords, ...values: readonly [MaybeWords, MaybeWords, MaybeWords]])[] = [
  [
    ["Screen", "Bildschirm"],
    ["6.3″ OLED, 120 Hz", "6,3″ OLED, 120 Hz"],
    ["6.4″ LCD, 90 Hz", "6,4″ LCD, 90 Hz"],
    ["5.4″ OLED, 120 Hz", "5,4″ OLED, 120 Hz"],
  ],
  [["Storage", "Speicherkapazität"], "256 GB", "256 GB", "128 GB"],
  [
    ["Battery", "Akku"],
    ["4,700 mAh", "4.700 mAh"],
    ["4,200 mAh, user-replaceable", "4.200 mAh, selbst tauschbar"],
    ["3,100 mAh", "3.100 mAh"],
  ],
  [
    ["Repairability index", "Reparierbarkeitsindex"],
    ["8.4 of 10", "8,4 von 10"],
    ["9.6 of 10", "9,6 von 10"],
    ["7.1 of 10", "7,1 von 10"],
  ],
  [["Water protection", "Wasserschutz"], "IP68", "IP54", "IP68"],
  [
    "SIM",
    ["Nano-SIM and eSIM", "Nano-SIM und eSIM"],
    ["Nano-SIM and eSIM", "Nano-SIM und eSIM"],
    ["Nano-SIM and eSIM", "Nano-SIM und eSIM"],
  ],
  ["5G", ["Yes", "Ja"], ["Yes", "Ja"], ["Yes", "Ja"]],
  [["Port", "Anschluss"], "USB-C", "USB-C", "USB-C"],
];

const weights = ["0.171", "0.212", "0.141"] as const;
const screenRepairs = [14_900, 7_900, 18_900] as const;

/** Creates three phones as the comparison shows them. @param cards The phones in the order of the columns. */
export const createComparedPhones = (
  cards: readonly ProductSummary[],
  language: ShowcaseLanguage,
): readonly ComparedProduct[] =>
  cards.slice(0, weights.length).map((card, column) => ({
    ...card,
    attributes: rows.map(([label, ...values]) => {
      const name = pick(label, language);
      const text = pick(values[column] ?? "", language);
      return { name, label: name, isChoice: false, options: [{ value: text, label: text }] };
    }),
    comparedRepair: {
      fault: "screen",
      name: pick(["Screen", "Display"], language),
      minutes: 60,
      price: euros(screenRepairs[column] ?? 0),
      isFrom: false,
    },
    dimensions: { weight: weights[column] ?? "", length: "", width: "", height: "" },
  }));
