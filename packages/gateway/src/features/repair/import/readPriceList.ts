import { deviceFamilies } from "@rewire/domain";
import { CsvError, parse } from "csv-parse/sync";
import * as v from "valibot";
import { toRepairKey } from "./identity.ts";
import type { Amount, PriceList, PriceRow, RowIssue } from "./PriceList.ts";
import { readAmount } from "./readAmount.ts";

const REQUIRED_COLUMNS = ["model", "fault", "price", "minutes", "warranty"] as const;
const OPTIONAL_COLUMNS = ["device", "price_to", "kind", "parts"] as const;
const COLUMNS: readonly string[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];
const DELIMITERS = [",", ";", "\t"] as const;
const PRICE_KINDS = ["fixed", "check"] as const;
const PART_KINDS = ["original", "compatible", "none"] as const;

/** Maximum number of characters of a name, as WordPress stores for a term. */
const MAX_NAME_LENGTH = 200;
const MAX_WARRANTY_MONTHS = 600;

const QUOTE_ERROR = 'a quotation mark is opened or closed at the wrong place; double it inside a cell: ""';

/** Options of csv-parse; the delimiter is determined by the file's first line. */
const CSV_OPTIONS = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
} as const;

/** Result of csv-parse with `info`: a record with the line of the file that it ends on. */
const parseRecords = v.parser(
  v.array(v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) })),
);

/**
 * Parses a price list: a line of column names, then one repair per line.
 *
 * @param text CSV with commas, semicolons or tabs.
 * @param currency ISO 4217 code of the prices.
 */
export function readPriceList(text: string, currency: string): PriceList {
  try {
    const [head, ...records] = parseRecords(parseCsv(text));
    if (!head) return reportIssues(1, "the file is empty");
    const columns = head.record.map((name) => name.toLowerCase());
    const headerIssues = findHeaderIssues(columns);
    if (headerIssues.length > 0) return reportIssues(head.info.lines, ...headerIssues);
    return readRecords(columns, records, currency);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error["lines"]);
    return reportIssues(Number.isInteger(line) ? line : 1, QUOTE_ERROR);
  }
}

const reportIssues = (line: number, ...problems: readonly string[]): PriceList => ({
  rows: [],
  issues: problems.map((problem) => ({ line, column: "", problem })),
});

function parseCsv(text: string): unknown {
  const [firstLine = ""] = text.trimStart().split(/\r?\n/, 1);
  const countColumns = (delimiter: string) => firstLine.split(delimiter).length;
  const [delimiter] = DELIMITERS.toSorted((a, b) => countColumns(b) - countColumns(a));
  return parse(text, { ...CSV_OPTIONS, ...(delimiter && { delimiter }) });
}

function findHeaderIssues(columns: readonly string[]): string[] {
  const missingColumns = REQUIRED_COLUMNS.filter((name) => !columns.includes(name));
  const unknownColumns = columns.filter((name) => name !== "" && !COLUMNS.includes(name));
  const duplicates = COLUMNS.filter((name) => columns.indexOf(name) !== columns.lastIndexOf(name));
  return [
    ...missingColumns.map((name) => `the column ${name} is missing`),
    ...unknownColumns.map((name) => `there is no column ${JSON.stringify(name)}: there are ${COLUMNS.join(", ")}`),
    ...duplicates.map((name) => `the column ${name} is there twice`),
  ];
}

type CsvRecords = ReturnType<typeof parseRecords>;

function readRecords(columns: readonly string[], records: CsvRecords, currency: string): PriceList {
  const rows: PriceRow[] = [];
  const issues: RowIssue[] = [];
  const lineByKey = new Map<string, number>();
  for (const {
    record,
    info: { lines: line },
  } of records) {
    if (record.every((cell) => cell === "")) continue;
    if (record.length > columns.length && record.slice(columns.length).some((cell) => cell !== "")) {
      const counts = `has ${record.length} cells under ${columns.length} columns`;
      issues.push({ line, column: "", problem: `${counts}: a cell with a comma or semicolon needs quotation marks` });
      continue;
    }
    const cells = new Map(columns.map((name, index) => [name, record[index] ?? ""]));
    const { row, issues: rowIssues } = readRow(line, cells, currency);
    issues.push(...rowIssues);
    if (!row) continue;
    const key = toRepairKey(row.model, row.fault);
    const previousLine = lineByKey.get(key);
    if (previousLine === undefined) rows.push(row);
    else issues.push({ line, column: "", problem: `is the same repair as line ${previousLine}` });
    lineByKey.set(key, previousLine ?? line);
  }
  if (rows.length === 0 && issues.length === 0) return reportIssues(2, "there is no repair in the file");
  return { rows, issues };
}

interface RowResult {
  readonly row: PriceRow | null;
  readonly issues: readonly RowIssue[];
}

function readRow(line: number, cells: ReadonlyMap<string, string>, currency: string): RowResult {
  const issues: RowIssue[] = [];
  const readCell = <T>(column: string, reader: (text: string) => T): T | undefined => {
    const text = cells.get(column);
    if (text === undefined) return undefined;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const quotedText = text === "" ? "" : `${JSON.stringify(text.slice(0, MAX_NAME_LENGTH))} `;
      issues.push({ line, column, problem: quotedText + error.message });
      return undefined;
    }
  };
  const readPositiveAmount = (text: string): Amount => {
    if (text === "") throw new RangeError("is missing");
    const parsedAmount = readAmount(text, currency);
    if (parsedAmount.money.minor === 0) throw new RangeError("must be more than nothing");
    return parsedAmount;
  };
  const model = readCell("model", readName);
  const fault = readCell("fault", readName);
  const price = readCell("price", readPositiveAmount);
  const minutes = readCell("minutes", (text) => (text === "" ? null : readWholeNumber(text, 1, 999_999)));
  const warrantyMonths = readCell("warranty", (text) => readWholeNumber(text, 0, MAX_WARRANTY_MONTHS));
  const device = readCell("device", (text) => (text === "" ? undefined : parseChoice(text, deviceFamilies)));
  const highest = readCell("price_to", (text) => (text === "" ? null : readPositiveAmount(text)));
  const kind = readCell("kind", (text) => parseChoice(text || "fixed", PRICE_KINDS));
  const parts = readCell("parts", (text) => parseChoice(text || "none", PART_KINDS));
  if (highest && price && highest.money.minor <= price.money.minor) {
    const problem = `${highest.decimal} is not more than the price of ${price.decimal}`;
    issues.push({ line, column: "price_to", problem });
  }
  if (highest && kind === "check") {
    issues.push({ line, column: "price_to", problem: "must be empty for a check, which has one price" });
  }
  if (issues.length > 0 || !model || !fault || !price || minutes === undefined || warrantyMonths === undefined) {
    return { row: null, issues };
  }
  const choiceFields = { ...(device && { device }), ...(kind && { kind }), ...(parts && { parts }) };
  const optionalFields = { ...choiceFields, ...(highest !== undefined && { highest }) };
  return { row: { line, model, fault, price, minutes, warrantyMonths, ...optionalFields }, issues };
}

function readName(text: string): string {
  if (text === "") throw new RangeError("is missing");
  if (text.length > MAX_NAME_LENGTH) throw new RangeError(`has more than ${MAX_NAME_LENGTH} characters`);
  // WordPress removes tags from names, and the next run would not recognise them.
  if (/[<>\p{Cc}]/u.test(text)) throw new RangeError("holds <, > or a line break, which a name cannot");
  if (!/[\p{L}\p{N}]/u.test(text)) throw new RangeError("has neither letters nor digits");
  return text.replaceAll(/\s+/g, " ");
}

function readWholeNumber(text: string, minimum: number, maximum: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (number >= minimum && number <= maximum) return number;
  throw new RangeError(`is no whole number from ${minimum} to ${maximum}`);
}

function parseChoice<const T extends string>(text: string, choices: readonly T[]): T {
  const choice = choices.find((option) => option === text.toLowerCase());
  if (choice === undefined) throw new RangeError(`is none of ${choices.join(", ")}`);
  return choice;
}
