/** The address that dials a number written for people: "+49 30 231" becomes "tel:+4930231". */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
