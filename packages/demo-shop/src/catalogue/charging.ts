import type { ProductDraft } from "./draft.ts";
import type { ProductAttributeValue } from "./types.ts";

/**
 * Least power in watts that charges a laptop, by that of its own charger. Both together are what the label of Directive
 * (EU) 2022/2380 says.
 */
const laptopMinimumWatts: Readonly<Record<number, number>> = {
  30: 20,
  45: 30,
  60: 45,
  65: 45,
  90: 60,
  100: 60,
  140: 65,
  240: 100,
};

/** Least power in watts that charges a phone or a tablet. */
const HANDHELD_MINIMUM_WATTS = 5;

/** Power in watts at full speed of phones and tablets that need no charger of their maker's. */
const handheldMaximumWatts = [10, 15, 18, 20, 25, 30, 33, 45, 60, 65];

/** Power in watts beyond which a laptop has a plug of its own, as USB-C ends there. */
const MAX_USB_C_POWER = 240;

const toTerm = (min: number, max: number): readonly [slug: string, name: string] => [
  `${min}-to-${max}-w`,
  `${min}–${max} W`,
];

/** Terms of the attribute `pa_charging-power`, such as power ranges in watts. */
export const chargingPowerTerms: readonly (readonly [slug: string, name: string])[] = [
  ...handheldMaximumWatts.map((max) => toTerm(HANDHELD_MINIMUM_WATTS, max)),
  ...Object.entries(laptopMinimumWatts).map(([max, min]) => toTerm(min, Number(max))),
];

/**
 * Lists the charging port and charging power of a phone, tablet or laptop as attributes, read from its battery
 * specification ("4,300 mAh, 30 W USB-C") or box contents ("65 W charger"). The attributes are hidden on product pages,
 * because the specification already contains them.
 */
export function listChargingAttributes({ categories, facts, text }: ProductDraft): readonly ProductAttributeValue[] {
  const [category] = categories;
  const createValue = (slug: string, term: string): ProductAttributeValue => ({
    kind: "global",
    slug,
    terms: [term],
    variation: false,
    visible: false,
  });
  if (category === "laptops") {
    const watts = Number(/(\d+) W charger/.exec(text.join(" "))?.[1] ?? 0);
    const min = laptopMinimumWatts[watts];
    return [
      createValue("charging-port", watts > MAX_USB_C_POWER ? "dc-plug" : "usb-c"),
      ...(min === undefined ? [] : [createValue("charging-power", toTerm(min, watts)[0])]),
    ];
  }
  if (category !== "smartphones" && category !== "tablets") return [];
  const watts = Number(/(\d+) W USB-C/.exec(facts?.["Battery"] ?? "")?.[1] ?? 0);
  return [
    createValue("charging-port", "usb-c"),
    ...(handheldMaximumWatts.includes(watts)
      ? [createValue("charging-power", toTerm(HANDHELD_MINIMUM_WATTS, watts)[0])]
      : []),
  ];
}
