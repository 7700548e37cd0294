import { toMeasure, type EnergyClass, type MeasurePrice, type Money, type OfferFacts } from "@rewire/domain";
import type { AttributeFields } from "../product/mappers/toAttributes.ts";

/**
 * Attributes that the gateway adds to the product of a cart line; the shop's own names never have a space at the
 * beginning. The cart's query has no other field that every response keeps for values of ours.
 */
const ENERGY_CLASS_NAME = " energyClass";
const NET_QUANTITY_NAME = " netQuantity";

/**
 * Creates attributes with the energy class and the net quantity of an offer, to be added to the product of a cart line.
 * The list is empty for an offer with neither.
 */
export const createFactAttributes = ({ energyClass, netQuantity }: Pick<OfferFacts, "energyClass" | "netQuantity">) => [
  ...(energyClass ? [createFactAttribute(ENERGY_CLASS_NAME, [energyClass])] : []),
  ...(netQuantity && netQuantity.quantity !== netQuantity.per
    ? [
        createFactAttribute(NET_QUANTITY_NAME, [
          toMeasure(netQuantity),
          String(netQuantity.per),
          String(netQuantity.quantity),
        ]),
      ]
    : []),
];

const createFactAttribute = (name: string, options: readonly string[]) => ({
  __typename: "LocalProductAttribute",
  name,
  label: "",
  options,
  position: null,
  variation: false,
  visible: false,
});

// The parser of the shop's values would bring all of their rules onto the payment page.
const isEnergyClass = (text: string): text is EnergyClass => /^[A-G]$/.test(text);

const findOptions = (attributes: readonly AttributeFields[], name: string) =>
  attributes.find((attribute) => attribute.name === name)?.options ?? [];

/** Finds the energy class in the attributes of a cart line's product; undefined if there is none. */
export function findEnergyClass(attributes: readonly AttributeFields[]): EnergyClass | undefined {
  const [text] = findOptions(attributes, ENERGY_CLASS_NAME);
  return text && isEnergyClass(text) ? text : undefined;
}

/**
 * Returns the unit price of a cart line, calculated from the net quantity in its attributes; undefined if there is
 * none.
 * @param price Price of one unit of the line, in the cart's tax display.
 */
export function findMeasurePrice(attributes: readonly AttributeFields[], price: Money): MeasurePrice | undefined {
  const [measure, unitQuantity, quantity] = findOptions(attributes, NET_QUANTITY_NAME);
  const minor = Math.round((price.minor * Number(unitQuantity)) / Number(quantity));
  return measure && minor > 0 ? { amount: { ...price, minor }, measure } : undefined;
}
