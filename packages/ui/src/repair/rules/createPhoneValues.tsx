import { formatPhoneHref } from "../../patterns/rules/formatPhoneHref.ts";
import { Link } from "../../primitives/Link/Link.tsx";

/**
 * Creates the values of a message that asks the customer to call: the shop's number as a link, and whether it has one.
 * @param phone Formatted phone number of the shop; "" for none.
 */
export const createPhoneValues = (phone: string) => ({
  hasPhone: phone === "" ? "no" : "yes",
  phone: (
    <Link key="phone" href={formatPhoneHref(phone)}>
      <bdi>{phone}</bdi>
    </Link>
  ),
});
