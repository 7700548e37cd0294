/** Units as they are written, by the spelling that is indexed. */
const UNIT_SPELLINGS: Readonly<Record<string, string>> = {
  w: "w watt watts vatios vatio",
  wh: "wh",
  mah: "mah",
  v: "v volt volts",
  gb: "gb go gigabyte gigabytes",
  tb: "tb to terabyte terabytes",
  mb: "mb mo",
  hz: "hz hertz",
  mp: "mp megapixel",
  in: "in inch inches zoll pouce pouces pulgada pulgadas pollice pollici polegada polegadas ″ ” \" ''",
  mm: "mm",
  cm: "cm",
  m: "m meter metre metres metros metri",
  g: "g",
  kg: "kg",
};

const unitBySpelling: ReadonlyMap<string, string> = new Map(
  Object.entries(UNIT_SPELLINGS).flatMap(([unit, spellingText]) =>
    spellingText.split(" ").map((spelling) => [spelling, unit]),
  ),
);

const NUMBER_PATTERN = /^\d+(?:[.,]\d+)*$/;
const MEASURE_PATTERN = /^(\d+(?:[.,]\d+)*)-?(\D{1,12})$/;
const GROUPED_NUMBER_PATTERN = /^\d{1,3}(?:[.,]\d{3})+$/;

/** Writes a number without thousands separators and with a decimal point: "20.000" is 20000, "6,3" is 6.3. */
const toPlainNumber = (number: string): string =>
  GROUPED_NUMBER_PATTERN.test(number) ? number.replaceAll(/[.,]/g, "") : number.replace(",", ".");

/** Trims what stands around a measure: "(65W)," is 65W. The inch sign is kept. */
const trimMeasure = (word: string): string => word.replaceAll(/^[([]+|[)\],.;:]+$/g, "");

/**
 * Returns the normalised form under which a measure is indexed. For example, "65 W", "65W" and "65-watt" are normalised
 * to "65w", regardless of the language and digit separators.
 * @param word Word of a text or a query, in lower case.
 * @param nextWord The following word in lower case; "" if there is none.
 * @returns The normalised form and the number of words that belong to the measure; null if the word is not a number
 * with a unit.
 */
export function readMeasure(word: string, nextWord: string): { readonly form: string; readonly length: 1 | 2 } | null {
  if (!/^[([]?\d/.test(word)) return null;
  const text = trimMeasure(word);
  if (NUMBER_PATTERN.test(text)) {
    const unit = unitBySpelling.get(trimMeasure(nextWord));
    return unit === undefined ? null : { form: `${toPlainNumber(text)}${unit}`, length: 2 };
  }
  const [, number = "", spelling = ""] = MEASURE_PATTERN.exec(text) ?? [];
  const unit = unitBySpelling.get(spelling);
  return unit === undefined ? null : { form: `${toPlainNumber(number)}${unit}`, length: 1 };
}
