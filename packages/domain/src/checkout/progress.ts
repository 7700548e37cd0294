import type { Address } from "../account/index.ts";
import { needsPostcode } from "./postcodes.ts";
import type { CheckoutValues } from "./checkoutValues.ts";

/** Whether everything that an address must have is filled in; whether it is right, the fields say. */
export function isAddressFilled(address: Address): boolean {
  const { firstName, lastName, address1, city, country, postcode } = address;
  return (
    [firstName, lastName, address1, city, country].every((part) => part.trim() !== "") &&
    (postcode.trim() !== "" || !needsPostcode(country))
  );
}

/** Whether the contact step has what it must have. */
export const isContactFilled = (
  { email, phone, createsAccount, username, password, passwordAgain }: CheckoutValues,
  isPhoneRequired: boolean,
): boolean =>
  email.trim() !== "" &&
  (!isPhoneRequired || phone.trim() !== "") &&
  (!createsAccount || [username, password, passwordAgain].every((part) => part !== ""));

/** The first step that is not done is the one to do; those after it wait, whatever is chosen there already. */
export function stepStates(done: readonly boolean[]): readonly ("done" | "now" | "next")[] {
  const now = done.indexOf(false);
  return done.map((_, index) => (now === -1 || index < now ? "done" : index === now ? "now" : "next"));
}
