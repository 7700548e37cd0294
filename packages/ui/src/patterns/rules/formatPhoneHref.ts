/**
 * Returns the `tel:` URL for a formatted phone number: "tel:+4930231" for "+49 30 231". The number itself is shown in a
 * `<bdi>` element: in text from right to left, its groups of digits would change places.
 */
export const formatPhoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
