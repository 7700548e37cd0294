import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { applyPlan } from "./applyPlan.ts";
import { createRestShop } from "./createRestShop.ts";
import { formatIssues, formatPlan, formatImportSummary, toJson } from "./formatImport.ts";
import { ImportError } from "./ImportError.ts";
import { planImport } from "./planImport.ts";
import { readPriceList } from "./readPriceList.ts";
import { readShopRepairs } from "./readShopRepairs.ts";
import { CREDENTIALS_MESSAGE, readCredentials, readCurrency } from "./readCredentials.ts";

/** Arguments, environment and output callbacks of {@link runRepairImport}. */
export interface RepairImportCommand {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with the report. */
  readonly write: (text: string) => void;
  /** Called with progress and errors. */
  readonly note: (text: string) => void;
  /** @default the global fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Waits before a request is retried. @default a timer */
  readonly wait?: (ms: number) => Promise<unknown>;
  /** Current time in Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

/** Exit codes of the command: `faults` for invalid lines, `stopped` for an incomplete import. */
export const EXIT_CODES = { ok: 0, faults: 1, stopped: 2 } as const;

const USAGE = "npm run repairs:import -- prices.csv --shop https://shop.example [--dry-run] [--json]";
const RERUN_ADVICE =
  "What is counted above was written, and perhaps some of the next ones. Run the same again: it goes on from there.";
const MAX_FILE_BYTES = 5_000_000;

/** Imports a price list of repairs into the shop given on the command line. @returns The exit code */
export async function runRepairImport(command: RepairImportCommand): Promise<number> {
  try {
    return await importRepairs(command);
  } catch (error) {
    command.note(error instanceof Error ? error.message : String(error));
    return EXIT_CODES.stopped;
  }
}

async function importRepairs(command: RepairImportCommand): Promise<number> {
  const { env, write, note, fetch = globalThis.fetch, wait = setTimeout, now = Date.now } = command;
  const { file, site, isDryRun, isJson } = readCommand(command);
  const currency = readCurrency(env);
  const { rows, issues } = readPriceList(await readUtf8(file), currency);
  if (issues.length > 0) {
    note(`${formatIssues(file, issues)}\nNothing was written: set these right first.`);
    return EXIT_CODES.faults;
  }
  const { user, password } = readCredentials(env);
  const waitMilliseconds = async (ms: number) => void (await wait(ms));
  const shop = createRestShop({ site, user, password, fetch, wait: waitMilliseconds, now, note });
  const state = await readShopRepairs(shop);
  const plan = planImport(rows, state, currency);
  if (plan.conflicts.length > 0) {
    note(`${formatIssues(file, plan.conflicts)}\nNothing was written: set these right first.`);
    return EXIT_CODES.faults;
  }
  if (!isJson) write(formatPlan(plan));
  const outcome = isDryRun ? null : await applyPlan(plan, state, shop, note);
  write(isJson ? toJson(plan, outcome) : formatImportSummary(plan, outcome));
  if (outcome && outcome.refused.length > 0) note(`Refused by the shop:\n${formatIssues(file, outcome.refused)}`);
  if (!outcome || (outcome.stopped === null && outcome.refused.length === 0)) return EXIT_CODES.ok;
  if (outcome.stopped === null) return EXIT_CODES.faults;
  note(`${outcome.stopped}\n${RERUN_ADVICE}`);
  return EXIT_CODES.stopped;
}

function readCommand({ args, env }: RepairImportCommand) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { shop: { type: "string" }, "dry-run": { type: "boolean" }, json: { type: "boolean" } },
  });
  const [file, ...extraArguments] = positionals;
  if (file === undefined || extraArguments.length > 0) throw new ImportError(`Which file? ${USAGE}`);
  const address = values.shop ?? env["SHOP_GRAPHQL_URL"];
  if (!address) throw new ImportError(`Which shop? ${USAGE}`);
  return { file, site: readSite(address), isDryRun: values["dry-run"] === true, isJson: values.json === true };
}

/** Returns the shop's URL with a trailing slash; its GraphQL endpoint is accepted as well. */
function readSite(address: string): URL {
  const site = URL.parse(address.replace(/(?:index\.php\/?)?graphql\/?$/, "").replace(/\/*$/, "/"));
  if (!site || !["http:", "https:"].includes(site.protocol)) {
    throw new ImportError(`${JSON.stringify(address)} is no address of a shop: https://shop.example`);
  }
  if (site.username || site.password) {
    throw new ImportError(`The address of the shop must hold no password. ${CREDENTIALS_MESSAGE}`);
  }
  const isLocalSite = ["localhost", "[::1]"].includes(site.hostname) || /^127(?:\.\d+){3}$/.test(site.hostname);
  if (site.protocol === "http:" && !isLocalSite) {
    throw new ImportError(`${site.href} would take the password in the clear: give an address with https.`);
  }
  return site;
}

async function readUtf8(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new ImportError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  });
  if (bytes.length > MAX_FILE_BYTES) {
    throw new ImportError(`${file} is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ImportError(`${file} is not UTF-8: save it as "CSV UTF-8".`, { cause: error });
  }
}
