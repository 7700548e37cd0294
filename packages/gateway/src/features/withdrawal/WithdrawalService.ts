import type {
  DeclarationKind,
  LineChoice,
  LineAssessment,
  OrderContract,
  ReturnMethod,
  ReturnReason,
  ReturnState,
} from "@rewire/domain";
import type { OrderProof } from "../order/orderProof.ts";
import type { LoggedWithdrawal } from "./withdrawalRecord.ts";

/** Recorded withdrawal, with the key that gives access to its receipt. */
export interface WithdrawalReference {
  readonly withdrawal: LoggedWithdrawal;
  readonly key: string;
}

/**
 * Order shown to a customer who has proved their identity, with the lines that can currently be withdrawn or returned.
 */
export interface ContractView {
  readonly contract: OrderContract;
  readonly lines: readonly LineAssessment[];
  /** Proves the same for 30 days. */
  readonly key: string;
  /** What was declared about it before. */
  readonly earlierWithdrawals: readonly WithdrawalReference[];
}

/** Result of an order lookup. A wrong number and a wrong e-mail address deliberately have the same result. */
export type ContractViewLookup =
  | ({ readonly kind: "found" } & ContractView)
  | { readonly kind: "notFound" | "unavailable" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

interface Declaration {
  readonly kind: DeclarationKind;
  /** Key that the form was made with: what is sent twice counts once. */
  readonly attempt: string;
  /** Language of the customer, such as "de_DE". */
  readonly locale: string;
  /** Address of the storefront, for links in e-mails. */
  readonly origin: string;
  readonly reason: ReturnReason | null;
  readonly method: ReturnMethod | null;
}

/** Declaration of a withdrawal or a return of selected lines of an order. */
export interface OrderDeclaration extends Declaration {
  readonly proof: OrderProof;
  readonly choices: readonly LineChoice[];
  /** Amount that was shown, in minor units: another one is shown first. */
  readonly expectedTotal: number;
}

/** Withdrawal declared as free text, which the shop's staff process by hand. */
export interface Statement extends Declaration {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly statement: string;
}

/** Result of a declaration. `changed`: the displayed data are outdated, and nothing was recorded. */
export type DeclarationResult =
  | ({ readonly kind: "recorded" } & WithdrawalReference)
  | { readonly kind: "changed" | "notFound" | "unavailable" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

/** Receipt of a withdrawal or return, with the current state of its e-mail to the customer and of its refund. */
export interface WithdrawalReceipt extends WithdrawalReference {
  /** State of the e-mail with the receipt; null where no e-mail is sent. */
  readonly mail: "waiting" | "sent" | "failed" | null;
  /** How the shop learns of it: from the order, by an e-mail, or not by itself. */
  readonly channel: "order" | "mail" | "none";
  /** State that the shop has set; null while it cannot be read. */
  readonly state: ReturnState | null;
}

/** Service for withdrawals and returns, which does not require a log-in. */
export interface WithdrawalService {
  /** Whether orders can be read, for which the server needs the service account; without it there are statements. */
  readonly readsOrders: boolean;
  /** Finds an order. Unsuccessful attempts are limited as those at guests' orders. */
  find(proof: OrderProof, kind: DeclarationKind, clientAddress: string): Promise<ContractViewLookup>;
  /**
   * Records a withdrawal, sends its e-mails and writes the order; what fails of these two is done later.
   * @throws KeyValueStoreUnavailableError when it cannot be recorded: then it was not.
   */
  declare(declaration: OrderDeclaration, clientAddress: string): Promise<DeclarationResult>;
  /** Records a withdrawal in the customer's own words. @throws KeyValueStoreUnavailableError as `declare` */
  declareByStatement(statement: Statement, clientAddress: string): Promise<DeclarationResult>;
  /** Lists what was declared about an order, oldest first, for those who have access to it. */
  listByOrder(orderId: number): Promise<readonly WithdrawalReference[]>;
  /** Reads a receipt; null for a wrong key. */
  receipt(id: number, key: string): Promise<WithdrawalReceipt | null>;
  /** Returns a withdrawal with the key of its receipt, for its customer only. */
  refer(withdrawal: LoggedWithdrawal): WithdrawalReference;
  /** Passes on what is left, also after a restart; call it every minute. */
  settlePending(): Promise<void>;
}
