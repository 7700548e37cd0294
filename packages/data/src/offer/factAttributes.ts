import type { EnergyClass, OfferFacts } from "@rewire/domain";
import type { AttributeFields } from "../product/mappers/toAttributes.ts";

/**
 * Attribute that the gateway adds to the product of a cart line; the shop's own names never have a space at the
 * beginning. The cart's query has no other field that every response keeps for values of ours.
 */
const ENERGY_CLASS_NAME = " energyClass";

/**
 * Returns the attribute with the energy class of an offer, to add to the product of a cart line; an empty list for an
 * offer without a class.
 */
export const createFactAttributes = ({ energyClass }: Pick<OfferFacts, "energyClass">) =>
  energyClass
    ? [
        {
          __typename: "LocalProductAttribute",
          name: ENERGY_CLASS_NAME,
          label: "",
          options: [energyClass],
          position: null,
          variation: false,
          visible: false,
        },
      ]
    : [];

// The parser of the shop's values would bring all of their rules onto the payment page.
const isEnergyClass = (text: string): text is EnergyClass => /^[A-G]$/.test(text);

/** Finds the energy class in the attributes of a cart line's product; null if there is none. */
export function findEnergyClass(attributes: readonly AttributeFields[]): EnergyClass | null {
  const text = attributes.find(({ name }) => name === ENERGY_CLASS_NAME)?.options?.[0] ?? "";
  return isEnergyClass(text) ? text : null;
}
