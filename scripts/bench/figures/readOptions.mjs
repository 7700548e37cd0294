import { parseArgs } from "node:util";

/**
 * Reads the options of a benchmark from the command line.
 * @param {readonly string[]} args
 * @param {Record<string, number | number[] | string | boolean>} defaults default of each option; numbers must be
 * positive, lists are separated by commas
 * @throws {Error} with the option and its valid values
 */
export function readOptions(args, defaults) {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: typeof value === "boolean" ? "boolean" : "string" },
    ]),
  );
  const { values } = parseArgs({ args: [...args], options });
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      const text = values[name];
      if (text === undefined) return [name, fallback];
      if (Array.isArray(fallback))
        return [
          name,
          String(text)
            .split(",")
            .map((part) => toPositive(name, part)),
        ];
      return [name, typeof fallback === "number" ? toPositive(name, text) : text];
    }),
  );
}

function toPositive(name, text) {
  const value = Number(text);
  if (!(Number.isFinite(value) && value > 0)) throw new Error(`--${name} has to be a number above 0, not "${text}".`);
  return value;
}
