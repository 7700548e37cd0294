import { pickShopSentence } from "./care.ts";
import { createColorChoice, createManagedStock, slugify, soldOutStock } from "../draft.ts";
import type { ProductDraft } from "../draft.ts";
import type { Choice } from "../draft.ts";
import { createSeededRandom } from "../random.ts";

interface CaseDraft {
  readonly phone: string;
  /** Slugs of the compatible devices. */
  readonly fits: readonly string[];
  readonly sku: string;
  readonly price: string | readonly [string, string];
  readonly story: string;
  readonly colors: readonly string[];
  readonly reviews: readonly [number, number];
}

const softCases: readonly CaseDraft[] = [
  {
    phone: "Nordlys N3",
    fits: ["nordlys-n3", "nordlys-n3-pro"],
    sku: "SR-N3",
    price: "24.00",
    colors: ["ink", "clay", "sage"],
    reviews: [26, 4.5],
    story:
      "One mould for the N3 and the N3 Pro, because their frames are the same to the tenth of a millimetre; the opening for the cameras has room for the third lens. Sorrel presses the case from castor oil and silicone, lines it with felt and leaves the buttons free under thin caps. The rim stands one millimetre above the screen, which is enough for most tables and not for gravel.",
  },
  {
    phone: "Halden 7",
    fits: ["halden-7"],
    sku: "SR-H7",
    price: "24.00",
    colors: ["sage", "ink"],
    reviews: [17, 4.4],
    story:
      "The Halden 7 is slippery when it is new and more so after a year, so this case has a back that grips like fine sandpaper that has been washed a hundred times. It adds two millimetres and eighteen grams. Buttons keep their click, wireless charging is not affected, since the phone has none. In the pocket it turns the lining a little, as all soft cases do.",
  },
  {
    phone: "Halden 6",
    fits: ["halden-6"],
    sku: "SR-H6",
    price: ["22.00", "12.00"],
    colors: ["clay", "ink"],
    reviews: [11, 4.2],
    story:
      "A case for a phone that has been on the market for three years, and that many of you have bought from our refurbished shelf. It is the same soft, felt-lined case as for the new models, at a lower price because the mould has paid for itself. The colours are last year's. If your phone has the thick battery of the Pro, this one is too short.",
  },
  {
    phone: "Nordlys N2",
    fits: ["nordlys-n2"],
    sku: "SR-N2",
    price: ["22.00", "12.00"],
    colors: ["ink", "sage"],
    reviews: [9, 4.3],
    story:
      "Grade B phones have scratches, and a case makes them invisible for the price of a lunch. This one was made for the N2 when it was new and still is. The felt inside keeps further scratches away, the rim protects the glass on a flat table. Sorrel will stop making it next spring; we have put a few boxes aside for later.",
  },
  {
    phone: "Kestrel Lite",
    fits: ["kestrel-lite"],
    sku: "SR-KL",
    price: "19.00",
    colors: ["ink", "clay"],
    reviews: [8, 4.1],
    story:
      "The case that should lie in the box of the Kestrel Lite. Its corners hold a cushion of air each, the kind of detail that you notice exactly once. The camera ring is raised, so the lenses never touch the table. It is a tight fit in the first week and relaxes afterwards; take it off from the corner beside the loudness key.",
  },
  {
    phone: "Corvid One",
    fits: ["corvid-one"],
    sku: "SR-C1",
    price: "29.00",
    colors: ["clay", "sage", "ink"],
    reviews: [5, 4.6],
    story:
      "Putting a case on a titanium phone is a decision, and we understand both sides of it. If you do, this one is thin, light and made for the sharp edges of the Corvid One, which cut lesser cases within a year. Openings are lined with metal thread. The initials inside your SIM drawer stay visible through a small window.",
  },
];

const formatCompatibilityLine = (compatibleDevices: readonly string[]): string =>
  compatibleDevices.length > 1
    ? "Soft-touch · felt lining · fits N3 and N3 Pro"
    : "Soft-touch · felt lining · raised rim";

const toSoftCaseProduct = ({
  phone,
  fits: deviceSlugs,
  sku,
  price,
  story,
  colors: values,
  reviews,
}: CaseDraft): ProductDraft => ({
  name: `Case for ${phone}`,
  sku,
  line: formatCompatibilityLine(deviceSlugs),
  text: [story, pickShopSentence(sku)],
  categories: ["cases", "accessories"],
  terms: { brand: ["sorrel"] },
  devices: deviceSlugs,
  facts: {
    Material: "Plant-based silicone, felt lining",
    Rim: "1 mm above the screen",
    "Wireless charging": "Passes through",
    Weight: "26 g",
  },
  price,
  choices: [createColorChoice(...values)] satisfies readonly Choice[],
  pictureDesign: "case-max",
  silent: ["charge"],
  size: ["0.026", "15.5", "7.8", "1.2"],
  reviews,
});

const createClearCaseProduct = (
  phone: string,
  deviceSlugs: readonly string[],
  sku: string,
  price: string,
  story: string,
  reviews: readonly [number, number],
): ProductDraft => ({
  name: `Clear case for ${phone}`,
  sku,
  line: "Clear · stays clear for a year · 21 g",
  text: [story, pickShopSentence(sku)],
  categories: ["cases", "accessories"],
  terms: { brand: ["sorrel"], color: ["clear"] },
  devices: deviceSlugs,
  facts: {
    Material: "Polycarbonate back, soft edge",
    Rim: "0.8 mm above the screen",
    "Wireless charging": "Passes through",
    Weight: "21 g",
  },
  price,
  pictureDesign: "case-max",
  silent: ["charge", "+look"],
  size: ["0.021", "15.5", "7.8", "1.1"],
  reviews,
});

const clearCases: readonly ProductDraft[] = [
  createClearCaseProduct(
    "Nordlys N3",
    ["nordlys-n3", "nordlys-n3-pro"],
    "SR-N3C",
    "19.00",
    "For people who chose the colour of their phone with care. The back is hard and clear, the edge is soft enough to put on and take off without a fight. Clear plastic turns yellow in the sun, all of it; this one takes about a year longer than the cheap ones, and Sorrel takes it back for recycling when it has.",
    [18, 4.0],
  ),
  createClearCaseProduct(
    "Halden 7",
    ["halden-7"],
    "SR-H7C",
    "17.00",
    "Hard back, soft edge, nothing to hide. The clear case for the Halden 7 keeps fingerprints visible as well, so a cloth lies in the box. It weighs as much as four sheets of paper and saves the glass on the stairs, as two of our customers have kindly tested. The yellowing starts after about a year in the sun.",
    [10, 4.1],
  ),
];

const protectorDrafts: readonly (readonly [
  phone: string,
  fits: readonly string[],
  sku: string,
  reviews: readonly [number, number],
  own: string,
])[] = [
  [
    "Nordlys N3 and N3 Pro",
    ["nordlys-n3", "nordlys-n3-pro"],
    "SR-PN3",
    [24, 4.5],
    "The screen of the N3 and the N3 Pro has the same outline, so one glass serves both.",
  ],
  [
    "Halden 7",
    ["halden-7"],
    "SR-PH7",
    [15, 4.4],
    "The Halden 7 has a flat screen, which makes this the easiest glass of all to fit.",
  ],
  [
    "Moss A1",
    ["moss-a1"],
    "SR-PMA",
    [19, 4.2],
    "A new screen for the Moss A1 costs more than a third of the phone, so seven euros are well spent.",
  ],
  [
    "Fennec Repairable 5",
    ["fennec-repairable-5"],
    "SR-PF5",
    [9, 4.6],
    "Yes, you can change the screen of a Fennec yourself, and with this glass you do it less often.",
  ],
  [
    "Kestrel X",
    ["kestrel-x"],
    "SR-PKX",
    [7, 4.0],
    "The edges of the Kestrel X are curved a little; the glass ends just before the curve, which you can see.",
  ],
  [
    "Tern Mini",
    ["tern-mini"],
    "SR-PTM",
    [6, 4.5],
    "Small phones fall as far as large ones, and the Tern Mini likes to slip out of shirt pockets.",
  ],
];

const protectorParagraphs = [
  "Tempered glass of a third of a millimetre takes the blow and breaks so that the screen need not. A plastic frame in the box puts it in its place: clean, wait until the dust has settled, lower, press once. The fingerprint reader works through it after you have shown it your finger again. There are two in the box, for those who sneeze.",
  "This glass is hard enough for keys and thin enough to forget. The frame that comes along does the aiming, and if a grain of dust gets under it all the same, the second glass is in the box. Bring the phone to the counter and we fit it for you, free, in about five minutes. It leaves room for every case that we sell.",
];

const createProtectorProduct = ([
  phone,
  deviceSlugs,
  sku,
  reviews,
  introSentence,
]: (typeof protectorDrafts)[number]): ProductDraft => ({
  name: `Screen protector for ${phone}`,
  sku,
  line: "Tempered glass · two in the box · fitted free",
  text: [`${introSentence} ${createSeededRandom(sku).pick(protectorParagraphs)}`, pickShopSentence(sku)],
  categories: ["screen-protectors", "accessories"],
  terms: { brand: ["sorrel"], color: ["clear"] },
  devices: deviceSlugs,
  facts: {
    Material: "Tempered glass, 0.33 mm",
    Hardness: "9H",
    Content: "Two glasses, frame, cloth",
    Weight: "11 g each",
  },
  price: sku === "SR-PMA" ? "7.00" : ["12.00", "9.00"],
  stock: sku === "SR-PKX" ? soldOutStock : createManagedStock(60 + (slugify(phone).length % 30), 5),
  pictureDesign: "protector-glass",
  size: ["0.060", "18.0", "10.0", "1.0"],
  reviews,
});

/** Phone cases and screen protectors, newest first. */
export const coverProducts: readonly ProductDraft[] = [
  ...softCases.map(toSoftCaseProduct),
  ...clearCases,
  ...protectorDrafts.map(createProtectorProduct),
];
