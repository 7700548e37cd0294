import { devices } from "../devices.ts";
import { unavailableStock, createManagedStock, soldOutStock } from "../draft.ts";
import type { ProductDraft } from "../draft.ts";
import { createDraft } from "./createDraft.ts";
import { hash, createSeededRandom } from "../random.ts";

interface SparePartDraft {
  readonly phone: string;
  readonly fits: readonly string[];
  readonly sku: string;
  readonly price: string | readonly [string, string];
  readonly value: string;
  readonly minutes: number;
  readonly own: string;
  readonly reviews: readonly [number, number];
  readonly stock?: ProductDraft["stock"];
}

/** Creates a sentence about the workshop's price for the same repair. */
function formatCompatibilitySentence({ fits: compatibleDevices }: SparePartDraft, fault: "battery" | "screen"): string {
  const price = devices.find(({ slug }) => slug === compatibleDevices[0])?.fixes[fault]?.price;
  return price === undefined
    ? "If you would rather not, our bench does it for you."
    : `If you would rather not, our bench does it for €${price}, part included.`;
}

const batteryParts: readonly SparePartDraft[] = [
  {
    phone: "Nordlys N3 and N3 Pro",
    fits: ["nordlys-n3-pro", "nordlys-n3"],
    sku: "SP-BN3",
    price: "34.00",
    value: "4,700 mAh, 18.1 Wh",
    minutes: 20,
    reviews: [24, 4.7],
    own: "Ten screws, one pull tab, one connector: the N3 is among the kindest phones for a first attempt.",
  },
  {
    phone: "Nordlys N2",
    fits: ["nordlys-n2"],
    sku: "SP-BN2",
    price: "31.00",
    value: "4,200 mAh, 16.2 Wh",
    minutes: 25,
    reviews: [9, 4.5],
    own: "The N2 has its pull tab on the left and one longer screw at the top, which you should mark.",
  },
  {
    phone: "Nordlys SE",
    fits: ["nordlys-se"],
    sku: "SP-BSE",
    price: "29.00",
    value: "3,900 mAh, 15.0 Wh",
    minutes: 20,
    reviews: [7, 4.6],
    own: "The SE opens like its larger siblings, only the speaker is in the way and must come out first.",
  },
  {
    phone: "Halden 7",
    fits: ["halden-7"],
    sku: "SP-BH7",
    price: "36.00",
    value: "4,300 mAh, 16.6 Wh",
    minutes: 40,
    reviews: [8, 4.2],
    own: "The back of the Halden 7 is glued, so you need heat, a pick and some patience at the camera.",
  },
  {
    phone: "Halden 6",
    fits: ["halden-6"],
    sku: "SP-BH6",
    price: ["34.00", "27.00"],
    value: "4,000 mAh, 15.4 Wh",
    minutes: 40,
    reviews: [13, 4.4],
    own: "Most Halden 6 are old enough by now to want a new battery, and reward it with two more years.",
  },
  {
    phone: "Moss A1",
    fits: ["moss-a1"],
    sku: "SP-BMA",
    price: "24.00",
    value: "5,000 mAh, 19.3 Wh",
    minutes: 25,
    reviews: [16, 4.5],
    own: "The plastic back of the Moss A1 clips off with a fingernail, start at the lower left corner.",
  },
  {
    phone: "Fennec Repairable 5",
    fits: ["fennec-repairable-5"],
    sku: "SP-BF5",
    price: "39.00",
    value: "4,200 mAh, 16.2 Wh",
    minutes: 1,
    reviews: [21, 4.8],
    own: "No tools, no guide, no courage needed: open the back, click the old one out, click this one in.",
  },
  {
    phone: "Kestrel X",
    fits: ["kestrel-x"],
    sku: "SP-BKX",
    price: "42.00",
    value: "5,000 mAh, 19.4 Wh, two cells",
    minutes: 45,
    stock: unavailableStock,
    reviews: [4, 4.0],
    own: "Because it charges so quickly the Kestrel X has two cells, which are replaced together.",
  },
];

const batteryDescriptions = [
  "A new original cell, made within the last six months and charged to 40 percent for the journey. With it comes fresh adhesive, cut to shape. Discharge the old battery below a quarter before you begin, and never bend it. Put the old one in the same box and bring or send it back to us: the label is inside.",
  "The cell carries the maker's part number and the month in which it was made, never older than half a year. Fresh adhesive is already on it. Work on a table that does not burn, with the old battery nearly empty. Used batteries belong in our box at the door, or in this one, by post, free of charge.",
] as const;

const screenParts: readonly SparePartDraft[] = [
  {
    phone: "Nordlys N3 Pro",
    fits: ["nordlys-n3-pro"],
    sku: "SP-SN3P",
    price: "109.00",
    value: "6.3″ OLED with frame",
    minutes: 45,
    reviews: [14, 4.6],
    own: "The screen of the N3 Pro comes with its frame, so nothing has to be glued and nothing can lift later.",
  },
  {
    phone: "Nordlys N3",
    fits: ["nordlys-n3"],
    sku: "SP-SN3",
    price: "95.00",
    value: "6.3″ OLED with frame",
    minutes: 45,
    reviews: [9, 4.5],
    own: "Same outline as the Pro, another panel: please check which of the two you have, it is printed below the battery.",
  },
  {
    phone: "Halden 7",
    fits: ["halden-7"],
    sku: "SP-SH7",
    price: "89.00",
    value: "6.1″ OLED, frame sold with it",
    minutes: 60,
    reviews: [6, 4.1],
    own: "Two cables of the Halden 7 are short, and the second one is the reason why people swear.",
  },
  {
    phone: "Halden 6",
    fits: ["halden-6"],
    sku: "SP-SH6",
    price: ["85.00", "69.00"],
    value: "6.1″ OLED",
    minutes: 60,
    reviews: [8, 4.3],
    own: "For the Halden 6 we sell original panels from a closed service stock, while they last.",
  },
  {
    phone: "Moss A1",
    fits: ["moss-a1"],
    sku: "SP-SMA",
    price: "55.00",
    value: "6.5″ LCD with frame",
    minutes: 40,
    reviews: [12, 4.4],
    own: "A screen for a quarter of the price of the phone, and with it you keep the phone for years.",
  },
  {
    phone: "Fennec Repairable 5",
    fits: ["fennec-repairable-5"],
    sku: "SP-SF5",
    price: "59.00",
    value: "6.4″ LCD with frame",
    minutes: 10,
    stock: soldOutStock,
    reviews: [17, 4.8],
    own: "Eight screws of one kind and one connector: this is what all of them should be like.",
  },
];

const screenDescriptions = [
  "Display, touch layer and glass arrive as one part, packed like an egg and tested on a jig before they leave. Switch the phone off, disconnect the battery first, and test the new screen before you close the back. The guide shows every cable in a photograph. Small differences in colour are normal between two panels; faults are not, and we exchange them.",
  "We test every panel on the bench: touch in the corners, brightness in the middle, no dead pixel anywhere. You get it with the seal that belongs around it. Disconnect the battery before anything else. Test before you glue, always. If it shows a fault within a year, send it back, also when you have already fitted it.",
] as const;

function createPart(kind: "battery" | "screen", input: SparePartDraft): ProductDraft {
  const isBattery = kind === "battery";
  const name = `${isBattery ? "Battery" : "Screen"} for ${input.phone}`;
  return createDraft(
    "Tinker",
    name,
    input.sku,
    ["spare-parts"],
    [input.value, "original", `${input.minutes} min`].join(" · "),
    {
      Type: input.value,
      Quality: "Original part",
      "Time at home": `about ${input.minutes} minutes`,
      Difficulty: input.minutes < 15 ? "Easy" : input.minutes < 45 ? "Medium" : "Patient",
    },
    [
      `${input.own} ${createSeededRandom(input.sku).pick(isBattery ? batteryDescriptions : screenDescriptions)}`,
      formatCompatibilitySentence(input, kind),
    ],
    {
      care: "none",
      small: true,
      sentenceFamily: isBattery ? "spare-parts" : "screenPart",
      pictureDesign: isBattery ? "battery-phone" : "screen-core",
      pictureColors: ["black"],
      view: isBattery ? (hash(input.sku) % 2 === 0 ? "top" : "angle") : "duo",
      silent: input.minutes <= 15 ? ["guide", "time", "glue", "tab"] : input.fits[0] === "halden-7" ? ["frame"] : [],
      devices: input.fits,
      price: input.price,
      stock: input.stock ?? createManagedStock(createSeededRandom(input.sku).int(3, 40), 4),
      terms: { parts: ["original"] },
      size: [isBattery ? "0.070" : "0.120", "16.0", "10.0", "2.0"],
      reviews: input.reviews,
    },
  );
}

const tools: readonly ProductDraft[] = [
  createDraft(
    "Tinker",
    "Tinker kit 45",
    "TK-45",
    ["spare-parts", "accessories"],
    "45 pieces · magnetic lid · for phones and laptops",
    {
      Bits: "32, hardened",
      Tools: "Handle, tweezers, spudger, picks, suction cup",
      Case: "Steel, magnetic lid",
      Weight: "640 g",
    },
    [
      "The kit from our own benches, in a box that closes. Thirty-two bits of hardened steel fit everything that you find in phones, laptops, watches and consoles, including the odd five-pointed ones. The lid is magnetic and divided into fields, so that the short screw stays beside the place it came from. Single bits can be bought again, which nobody offers and everybody needs.",
      "In the box: 45 tools, magnetic lid, a card with twelve screw heads.",
    ],
    {
      small: true,
      sentenceFamily: "tools",
      pictureDesign: "toolkit-repair",
      pictureColors: ["grey"],
      price: ["49.00", "44.00"],
      terms: { color: ["grey"] },
      stock: createManagedStock(38, 5),
      size: ["0.640", "20.0", "14.0", "4.5"],
      reviews: [31, 4.8],
      sales: 1540,
    },
  ),
  createDraft(
    "Tinker",
    "Tinker kit 16",
    "TK-16",
    ["spare-parts", "accessories"],
    "16 pieces · for a first battery",
    { Bits: "10, hardened", Tools: "Handle, spudger, picks, suction cup", Case: "Roll of felt", Weight: "210 g" },
    [
      "Everything for a first battery and nothing more. Ten bits, a handle that turns in the palm, three picks, a spudger and a suction cup lie in a roll of grey felt. The steel is the same as in the large kit. Begin with a phone that you no longer need, put the screws on a drawing of the phone, and breathe.",
      "In the box: 16 tools, felt roll, a card with instructions.",
    ],
    {
      small: true,
      sentenceFamily: "tools",
      pictureDesign: "toolkit-repair",
      pictureColors: ["grey"],
      price: "19.00",
      terms: { color: ["grey"] },
      size: ["0.210", "18.0", "8.0", "4.0"],
      reviews: [18, 4.5],
    },
  ),
  createDraft(
    "Tinker",
    "Tinker bench set",
    "TK-BENCH",
    ["spare-parts", "accessories"],
    "84 pieces · heat mat · for clubs and schools",
    {
      Bits: "56, hardened, doubles of the common ones",
      Tools: "Two handles, tweezers, picks, clamps, heat mat",
      Case: "Wooden case",
      Weight: "3.2 kg",
    },
    [
      "For repair cafés, schools and fathers with three children. The bench set has doubles of what gets lost, a mat that warms glued backs evenly, and clamps that hold them while the new adhesive sets. We give the course that goes with it twice a year, free for clubs. The wooden case is made in a workshop in Kreuzberg, four streets from here.",
      "In the box: 84 tools, heat mat, wooden case, ten instruction cards.",
    ],
    {
      small: true,
      sentenceFamily: "tools",
      pictureDesign: "toolkit-repair",
      pictureColors: ["grey"],
      price: "189.00",
      visibility: "search",
      stock: createManagedStock(2, 2),
      terms: { color: ["grey"] },
      size: ["3.200", "42.0", "30.0", "11.0"],
      reviews: [5, 4.6],
    },
  ),
];

/** Batteries, screens and tools for repairs at home. */
export const sparePartProducts: readonly ProductDraft[] = [
  tools[0],
  ...batteryParts.map((battery) => createPart("battery", battery)),
  ...screenParts.map((screen) => createPart("screen", screen)),
  ...tools.slice(1),
].filter((draft) => draft !== undefined);
