/** Returns the `tel:` URL of a formatted phone number: "+49 30 231" becomes "tel:+4930231". */
export const formatPhoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
