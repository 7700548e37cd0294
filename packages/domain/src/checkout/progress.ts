import type { Address } from "../account/index.ts";
import { needsPostcode } from "./postcodes.ts";
import type { CheckoutValues } from "./checkoutValues.ts";

/** Returns whether all required fields of an address have a value. The form validates the values. */
export function isAddressFilled(address: Address): boolean {
  const { firstName, lastName, address1, city, country, postcode } = address;
  return (
    [firstName, lastName, address1, city, country].every((part) => part.trim() !== "") &&
    (postcode.trim() !== "" || !needsPostcode(country))
  );
}

/** Returns whether all required contact fields of the checkout form have a value. */
export const isContactFilled = (
  { email, phone, createsAccount, username, password, passwordAgain }: CheckoutValues,
  isPhoneRequired: boolean,
): boolean =>
  email.trim() !== "" &&
  (!isPhoneRequired || phone.trim() !== "") &&
  (!createsAccount || [username, password, passwordAgain].every((part) => part !== ""));

/** Returns the states of the checkout steps: the first incomplete step is current, and all later steps are upcoming. */
export function toStepStates(completedSteps: readonly boolean[]): readonly ("done" | "now" | "next")[] {
  const now = completedSteps.indexOf(false);
  return completedSteps.map((_, index) => (now === -1 || index < now ? "done" : index === now ? "now" : "next"));
}
