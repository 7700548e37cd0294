/** Colours of the embedded shop and the usual names of colours: slug of a `pa_color` term → "#rrggbb". */
const colours: Readonly<Record<string, string>> = {
  graphite: "#3b3d42", black: "#232427", charcoal: "#3c3e43", grey: "#64676c", gray: "#64676c", "light-grey": "#c8c9c9",
  silver: "#cfd1d3", steel: "#c2c4c8", white: "#eceae5", ivory: "#e4dfd4", cream: "#fbfaf6", sand: "#c9b49a",
  champagne: "#d6c4a6", gold: "#d8c3a5", rose: "#e3b9b4", pink: "#e3b9b4", coral: "#e8755f", red: "#bc1f2b", brick: "#8e3b2f",
  clay: "#c07a5c", terracotta: "#bb6a4e", orange: "#de5e00", tan: "#a8734a", brown: "#6d4a33", yellow: "#ecc401",
  dusk: "#c8659b", purple: "#6b4f8f", lilac: "#b8abcf", forest: "#3f5148", green: "#107c40", olive: "#717b5c", sage: "#9aa893",
  mint: "#a9d3c0", tide: "#1f9eb0", blue: "#146bae", "ice-blue": "#a9bccd", "sky-blue": "#9fb4c7", denim: "#42587a",
  ocean: "#345a78", ink: "#2b3750", navy: "#243047", midnight: "#1b2233", clear: "#e4eaee",
};

/** Swatches by attribute name and option value; an option that is missing here is shown by its words. */
export const colourSwatches: Readonly<Record<string, Readonly<Record<string, string>>>> = { pa_color: colours, pa_colour: colours };
