import { createHmac } from "node:crypto";
import {
  type AssessmentTerms,
  calculateRefund,
  chooseLines,
  assessLines,
  findServiceKind,
  matchWithdrawnLines,
  type DeclarationKind,
  type Exclusions,
  type LineQuantity,
  type OrderContract,
} from "@rewire/domain";
import { isSameText, type Secrets } from "../../config/secrets.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";
import { toTooManyResult } from "../../storage/limits/toTooManyResult.ts";
import { toSubject } from "./cancelWithdrawnRepairs.ts";
import type { ContractReader } from "./createContractReader.ts";
import type { LoadPublicHolidays } from "./createPublicHolidays.ts";
import type { WithdrawalLog } from "./createWithdrawalLog.ts";
import type { WithdrawalSettlement } from "./settleWithdrawal.ts";
import type {
  DeclarationResult,
  OrderDeclaration,
  Statement,
  WithdrawalReceipt,
  WithdrawalReference,
  WithdrawalService,
} from "./WithdrawalService.ts";
import type { LoggedWithdrawal, WithdrawalRecord } from "./withdrawalRecord.ts";

/** Dependencies of {@link createWithdrawals}. */
export interface WithdrawalDependencies {
  readonly readContract: ContractReader;
  readonly history: WithdrawalLog;
  readonly settlement: WithdrawalSettlement;
  /** Reads the current state of a withdrawal. */
  readonly readOutcome: (withdrawal: LoggedWithdrawal) => Promise<Omit<WithdrawalReceipt, keyof WithdrawalReference>>;
  readonly readsOrders: boolean;
  /** Days for voluntary returns; null for none. */
  readonly returnDays: number | null;
  readonly exclusions: Exclusions;
  /** Limit for statements, each one, since they cause e-mails to an address that nobody has proved. */
  readonly limit: AttemptLimit<"address" | "recipient" | "sum">;
  readonly secrets: Secrets;
  /** IANA name of the shop's time zone. */
  readonly timeZone: string;
  /** Loads the public holidays at the shop, on which no period ends. */
  readonly loadPublicHolidays: LoadPublicHolidays;
  /** Current time in ms. */
  readonly now: () => number;
}

/**
 * Creates the operations of the withdrawal service: finding a contract, declaring a withdrawal or return, and reading
 * receipts.
 */
export function createWithdrawals(dependencies: WithdrawalDependencies): WithdrawalService {
  const { readContract, history, settlement, loadPublicHolidays } = dependencies;
  const keys = createReceiptKeys(dependencies.secrets);
  const toReference = (withdrawal: LoggedWithdrawal): WithdrawalReference => ({
    withdrawal,
    key: keys.keyOf(withdrawal),
  });
  /** The record stands: whatever follows is done now or later, and cannot make the answer fail. */
  const settleDeclaration = async (withdrawal: LoggedWithdrawal | null): Promise<DeclarationResult> => {
    if (!withdrawal) return { kind: "changed" };
    await settlement.settle(withdrawal);
    return { kind: "recorded", ...toReference(withdrawal) };
  };

  return {
    readsOrders: dependencies.readsOrders,
    async find(proof, kind, clientAddress) {
      const lookup = await readContract(proof, clientAddress);
      if (lookup.kind !== "found") return lookup;
      const { contract } = lookup.contractResponse;
      const earlierWithdrawals = await history.readEntries(toSubject(contract.id));
      const terms = { ...dependencies, isPublicHoliday: await loadPublicHolidays() };
      const lines = assessContract(terms, contract, kind, earlierWithdrawals);
      return {
        kind: "found",
        contract,
        lines,
        key: lookup.key,
        earlierWithdrawals: earlierWithdrawals.map(toReference),
      };
    },
    async declare(declaration, clientAddress) {
      const lookup = await readContract(declaration.proof, clientAddress);
      if (lookup.kind !== "found") return lookup;
      const { contract } = lookup.contractResponse;
      const terms = { ...dependencies, isPublicHoliday: await loadPublicHolidays() };
      return settleDeclaration(
        await history.append(
          toSubject(contract.id),
          (earlierWithdrawals) =>
            earlierWithdrawals.find((entry) => entry.record.attempt === declaration.attempt) ??
            toRecord(terms, contract, declaration, earlierWithdrawals),
        ),
      );
    },
    declareByStatement: createStatementDeclaration(dependencies, settleDeclaration),
    listByOrder: async (orderId) => (await history.readEntries(toSubject(orderId))).map(toReference),
    async receipt(id, key) {
      if (!Number.isSafeInteger(id) || id < 1) return null;
      const withdrawal = await history.read(id);
      return withdrawal && keys.isKeyOf(key, withdrawal)
        ? { withdrawal, key, ...(await dependencies.readOutcome(withdrawal)) }
        : null;
    },
    refer: toReference,
    settlePending: () => settlement.settlePending(),
  };
}

/** Creates the declaration in own words, which is limited. */
function createStatementDeclaration(
  { history, limit, now }: WithdrawalDependencies,
  settleDeclaration: (withdrawal: LoggedWithdrawal | null) => Promise<DeclarationResult>,
): WithdrawalService["declareByStatement"] {
  return async (statement, clientAddress) => {
    try {
      const limitKeys = { address: clientAddress, recipient: statement.email.trim().toLowerCase(), sum: SHARED_KEY };
      return await limit.make(limitKeys, async () => {
        const entry = await history.append(
          `statement ${statement.attempt}`,
          (earlierWithdrawals) => earlierWithdrawals[0] ?? toStatementRecord(statement, now()),
        );
        return { value: await settleDeclaration(entry), counts: true };
      });
    } catch (error) {
      return toTooManyResult(error);
    }
  };
}

const listWithdrawnQuantities = (
  { lines }: OrderContract,
  entries: readonly LoggedWithdrawal[],
): readonly LineQuantity[] =>
  matchWithdrawnLines(
    lines,
    entries.flatMap(({ record }) => record.lines ?? []),
  );

/** What the lines of an order are assessed by, with the public holidays loaded. */
type WithdrawalTerms = WithdrawalDependencies & Pick<AssessmentTerms, "isPublicHoliday">;

const assessContract = (
  { returnDays, exclusions, now, timeZone, isPublicHoliday }: WithdrawalTerms,
  contract: OrderContract,
  kind: DeclarationKind,
  entries: readonly LoggedWithdrawal[],
) =>
  assessLines(contract, {
    kind,
    returnDays,
    exclusions,
    now: now(),
    timeZone,
    isPublicHoliday,
    earlier: listWithdrawnQuantities(contract, entries),
  });

/** Creates the record of a withdrawal; null where what was shown does not hold any more. */
function toRecord(
  terms: WithdrawalTerms,
  contract: OrderContract,
  { kind, attempt, locale, origin, reason, method, choices, expectedTotal }: OrderDeclaration,
  entries: readonly LoggedWithdrawal[],
): WithdrawalRecord | null {
  const { acceptedLines, refusedLines } = chooseLines(assessContract(terms, contract, kind, entries), choices);
  if (acceptedLines.length === 0) return null;
  const { lines, ...refund } = calculateRefund(
    contract,
    acceptedLines,
    listWithdrawnQuantities(contract, entries),
    entries.reduce((sum, { record }) => sum + (record.refund?.shipping.minor ?? 0), 0),
  );
  if (refund.total.minor !== expectedTotal) return null;
  return {
    end: kind,
    attempt,
    locale,
    origin,
    reason,
    method,
    at: new Date(terms.now()).toISOString(),
    orderId: contract.id,
    orderNumber: contract.number,
    name: contract.customer.name,
    email: contract.customer.email,
    statement: "",
    lines: lines.map((line) => {
      const contractLine = contract.lines[line.position];
      const service = contractLine && findServiceKind(contractLine);
      return { ...line, lineId: contractLine?.id, name: contractLine?.name ?? "", ...(service && { service }) };
    }),
    refused: [...refusedLines],
    refund,
    payment: contract.payment,
  };
}

const toStatementRecord = (
  { kind, attempt, locale, origin, reason, method, orderNumber, name, email, statement }: Statement,
  now: number,
): WithdrawalRecord => ({
  end: kind,
  attempt,
  locale,
  origin,
  reason,
  method,
  orderNumber,
  name,
  email,
  statement,
  at: new Date(now).toISOString(),
  orderId: null,
  lines: null,
  refused: [],
  refund: null,
});

/** Time until which keys were made from the number alone; receipts of before keep theirs. */
const NUMBER_KEYS_END = "2026-11-28T00:00:00.000Z";

/**
 * Creates the keys of receipts, which do not expire: a receipt is durable. A key also signs the entry's hash, because
 * numbers begin anew where a state store is lost, and the link of a former receipt must not open somebody else's.
 */
function createReceiptKeys(secrets: Secrets) {
  const sign = (secret: string, text: string) =>
    createHmac("sha256", secret).update(`withdrawal ${text}`).digest("base64url").slice(0, 32);
  return {
    keyOf: ({ id, hash }: LoggedWithdrawal) => sign(secrets[0], `${id} ${hash}`),
    isKeyOf: (key: string, { id, hash, record }: LoggedWithdrawal) => {
      const texts = record.at < NUMBER_KEYS_END ? [`${id} ${hash}`, String(id)] : [`${id} ${hash}`];
      return secrets.some((secret) => texts.some((text) => isSameText(key, sign(secret, text))));
    },
  };
}
