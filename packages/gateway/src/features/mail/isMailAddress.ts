/** Also a host without a dot, such as "shop@localhost"; at least as long an address as `isEmailAddress` accepts. */
const addressPattern = /^[^\s@<>",;:()[\]\\]{1,64}@[^\s@<>",;:()[\]\\]{1,250}$/;

/** Returns whether the outbox takes an e-mail to an address. An order that staff have created may have none. */
export const isMailAddress = (address: string): boolean => addressPattern.test(address);
