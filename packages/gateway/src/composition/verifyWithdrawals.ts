import { readConfig } from "../config/readConfig.ts";
import { openState } from "./openState.ts";
import { createLog } from "../log/createLog.ts";
import type { StoreBackend } from "../storage/KeyValueStore.ts";
import { createWithdrawalLog, type LogExtent } from "../features/withdrawal/createWithdrawalLog.ts";

/** Options of {@link verifyWithdrawals}: environment variables, output callbacks and, in tests, a store. */
export interface VerificationCommand {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with the report. */
  readonly write: (text: string) => void;
  /** Called with errors. */
  readonly note: (text: string) => void;
  /** Backend of the state store. @default the one of the environment, as for the server */
  readonly store?: StoreBackend | undefined;
}

/**
 * Exit codes of the command: `broken` if the hash of an entry or its link to the next entry is wrong, `unreadable` if
 * the store or an entry cannot be read.
 */
export const EXIT_CODES = { ok: 0, broken: 1, unreadable: 2 } as const;

/**
 * Verifies the hash chain of the withdrawal log in the configured state store. Changes no data, and may run while the
 * server is running.
 *
 * @returns The exit code
 */
export async function verifyWithdrawals({ env, write, note, store }: VerificationCommand): Promise<number> {
  try {
    const log = createLog({ level: "warn", write: note });
    const { state } = openState({ config: readConfig(env), log, monotonicNow: () => performance.now() }, store);
    try {
      const history = createWithdrawalLog(state);
      const brokenId = await history.findBreak();
      if (brokenId !== null) {
        write(
          `Entry ${brokenId} does not fit: it was changed, or the entry that it names was. Compare it with its receipt and the order's note.\n`,
        );
        return EXIT_CODES.broken;
      }
      write(describeExtent(await history.readExtent()));
      return EXIT_CODES.ok;
    } finally {
      await state.close();
    }
  } catch (error) {
    note(`The log cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return EXIT_CODES.unreadable;
  }
}

function describeExtent(logExtent: LogExtent | null): string {
  if (!logExtent) return "The log has no entries.\n";
  const { first: oldestEntry, last: newestEntry } = logExtent;
  const count = newestEntry.id - oldestEntry.id + 1;
  const startSentence =
    oldestEntry.id === 1
      ? ""
      : `Entries before ${oldestEntry.id} are gone: entries are kept for four years; if ${oldestEntry.id} is younger, some were deleted.\n`;
  return (
    `${count} ${count === 1 ? "entry" : "entries"}, ${oldestEntry.id} (${oldestEntry.record.at}) to ${newestEntry.id} (${newestEntry.record.at}): each fits the one before.\n` +
    `${startSentence}Hash of the last one, to note outside the state store: ${newestEntry.hash}\n`
  );
}
