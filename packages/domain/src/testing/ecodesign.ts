import type { Ecodesign, EnergyLabel } from "../ecodesign/index.ts";

const onlyClass: Omit<EnergyLabel, "energyClass"> = {
  energyUse: "",
  batteryTime: "",
  batteryCycles: null,
  dropClass: null,
  repairClass: null,
  ingress: "",
  eprelUrl: null,
  labelUrl: null,
  sheetUrl: null,
};

/** Energy labels of goods of different kinds, for stories. */
export const energyLabels = {
  /** Everything that a label of phones can have. */
  phone: {
    energyClass: "B",
    energyUse: "",
    batteryTime: "51 h 30 min",
    batteryCycles: 1000,
    dropClass: "B",
    repairClass: "A",
    ingress: "IP68",
    eprelUrl: "https://eprel.ec.europa.eu/qr/2261234",
    labelUrl: "https://nordlys.example/n3-pro/label.png",
    sheetUrl: "https://nordlys.example/n3-pro/sheet.pdf",
  },
  display: { ...onlyClass, energyClass: "E", energyUse: "21 kWh/1000h" },
  lamp: { ...onlyClass, energyClass: "A", energyUse: "4 kWh/1000h" },
} satisfies Record<string, EnergyLabel>;

/** What a shop says about the repair of a product, from everything to next to nothing. */
export const ecodesigns = {
  full: {
    label: energyLabels.phone,
    repairability: {
      score: 8.4,
      parts: [
        { part: "documentation", score: 9 },
        { part: "disassembly", score: 8 },
        { part: "sparePartSupply", score: 8.7 },
        { part: "sparePartPrice", score: 7.5 },
        { part: "software", score: 8.8 },
      ],
    },
    sparePartYears: 7,
    updateYears: 8,
    guaranteeYears: 5,
  },
  /** A score alone. */
  score: {
    label: null,
    repairability: { score: 4.6, parts: [] },
    sparePartYears: null,
    updateYears: null,
    guaranteeYears: null,
  },
  /** No score, but years. */
  years: { label: null, repairability: null, sparePartYears: 1, updateYears: null, guaranteeYears: null },
} satisfies Record<string, Ecodesign>;
