/** Returns the `tel:` URL for a formatted phone number: "tel:+4930231" for "+49 30 231". */
export const formatPhoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
