/** Reads the anatomy of a component from its folder: its parts, the components it is made of, and keys by story. */
export function readAnatomy(folder: string): {
  parts: string[];
  madeOf: { name: string; folder: string }[];
  keys: { story: string; keys: string[] }[];
};
