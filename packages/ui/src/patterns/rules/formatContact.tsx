import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

/** Formats an e-mail address and a phone number as one text, of which either may be empty; the number is not broken. */
export const formatContact = ({ email, phone }: { email: string; phone: string }): ReactNode => (
  <>
    {email}
    {email && phone && " · "}
    {phone && <PhoneNumber>{phone}</PhoneNumber>}
  </>
);

// It breaks only if it alone is wider than the line.
const PhoneNumber = chakra("bdi", { base: { display: "inline-block" } });
