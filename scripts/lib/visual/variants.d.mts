/** Pictures of a mounted story in other media and widths. */
export const EXTRAS: readonly { variant: string; theme: string; width: number; media?: object }[];
