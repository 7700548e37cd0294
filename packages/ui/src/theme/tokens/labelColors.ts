/** Colours of the energy classes, as EU 2023/1669 prescribes them; the same in every theme. */
export const energyColors = {
  A: "#00a651",
  B: "#50b848",
  C: "#bfd730",
  D: "#fff200",
  E: "#fdb913",
  F: "#f37021",
  G: "#ed1c24",
} as const;

/** Colours of a printed label, which stays black on white in every theme. */
export const labelColors = { ink: "#000", paper: "#fff", line: "#767676" } as const;
