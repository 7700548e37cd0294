/** Maximum lengths of user input in characters, enforced by fields and by the gateway. */
export const maxLengths = {
  /** One line: a name, a street, an e-mail address, a code. */
  line: 250,
  orderNote: 1000,
  repairNote: 500,
  /** Twenty terms of `pa_fault` with what stands between them. */
  faults: 4100,
  review: 5000,
  /** As many as WordPress takes. */
  password: 4096,
} as const;
