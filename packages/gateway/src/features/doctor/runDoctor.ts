import { parseArgs } from "node:util";
import { readConfig } from "../../config/readConfig.ts";
import { examineShop } from "./examineShop.ts";
import { countStates, formatReport } from "./formatReport.ts";
import { readProducts } from "./probes/readProducts.ts";
import { probeWebhook } from "./probes/probeWebhook.ts";

/** Arguments, environment and output callbacks of {@link runDoctor}. */
export interface DoctorCommand {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with the report. */
  readonly write: (text: string) => void;
  /** Called with progress and usage messages. */
  readonly note: (text: string) => void;
  readonly hasColours: boolean;
  /** @default the global fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** @default Date.now */
  readonly now?: () => number;
  /** @default the process's own */
  readonly monotonicNow?: () => number;
}

const USAGE = "npm run doctor -- https://shop.example/graphql [--quick] [--json]";

/**
 * Exit codes of the command: `faults` if a check has failed, `unreachable` if the shop does not respond or the command
 * is invalid.
 */
export const EXIT_CODES = { ok: 0, faults: 1, unreachable: 2 } as const;

function readCommand({ args, env }: DoctorCommand) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: "boolean" }, quick: { type: "boolean" } },
  });
  const url = positionals[0] ?? env["SHOP_GRAPHQL_URL"];
  if (!url || positionals.length > 1) throw new Error(`Which shop? ${USAGE}`);
  return { values, config: readConfig({ ...env, SHOP_GRAPHQL_URL: url }) };
}

/**
 * Examines the shop given on the command line, using the settings from the environment variables.
 *
 * @returns The exit code
 */
export async function runDoctor(command: DoctorCommand): Promise<number> {
  const { write, note, fetch = globalThis.fetch, now = Date.now, monotonicNow = () => performance.now() } = command;
  try {
    const { values, config } = readCommand(command);
    const report = await examineShop({
      config,
      fetch,
      now,
      monotonicNow,
      readCatalogue: (client) => {
        if (!values.quick)
          note("Reading the products, which takes about two seconds a hundred (--quick reads the newest hundred) …");
        return readProducts(client, !values.quick, config.catalogue.labelledCategories);
      },
      probeWebhook: () => probeWebhook(config, fetch),
    });
    const counts = countStates(report.results);
    write(
      values.json ? `${JSON.stringify({ ...report, counts }, null, 2)}\n` : formatReport(report, command.hasColours),
    );
    if (!report.isReachable) return EXIT_CODES.unreachable;
    return counts.fault > 0 ? EXIT_CODES.faults : EXIT_CODES.ok;
  } catch (error) {
    note(error instanceof Error ? error.message : String(error));
    return EXIT_CODES.unreachable;
  }
}
