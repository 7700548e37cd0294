/** Maximum lengths of user input in characters, enforced by form fields and by the gateway. */
export const maxLengths = {
  /** One line of text, such as a name, a street, an e-mail address or a code. */
  line: 250,
  orderNote: 1000,
  repairNote: 500,
  /** Twenty terms of `pa_fault`, with separators. */
  faults: 4100,
  review: 5000,
  /** Maximum length of a password in WordPress. */
  password: 4096,
} as const;
