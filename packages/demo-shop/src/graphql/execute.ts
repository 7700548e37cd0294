import type { Operation, Answer } from "../http/Operation.ts";
import {
  execute,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
} from "graphql";
import { calculateCart } from "../cart/calculateCart.ts";
import type { Engine } from "../engine/Engine.ts";
import { closeTurn, type Turn } from "../session/Turn.ts";
import { UserError } from "../wordpress/UserError.ts";
import { depthLimit } from "./depthLimit.ts";
import { mutationsFor, queriesFor } from "./rootValue.ts";

const DEBUG = {
  debug: [
    {
      type: "DEBUG_LOGS_INACTIVE",
      message: "GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.",
    },
  ],
};
const MOST_TOKENS = 20_000;
const KEPT_DOCUMENTS = 300;

const documents = new WeakMap<Engine["schema"], Map<string, DocumentNode | readonly GraphQLError[]>>();

/** Answers one operation. Never throws: what goes wrong inside is masked and told to `report`. */
export function answer(
  turn: Turn,
  operation: Operation,
  trouble: Record<string, unknown>,
  report: (error: unknown) => void,
  readOnly = false,
): Answer {
  const { engine } = turn;
  if (typeof operation.query !== "string" || operation.query === "") {
    return failed([
      { message: 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"' },
    ]);
  }
  let document: DocumentNode | readonly GraphQLError[];
  try {
    document = read(engine, operation.query);
  } catch (error) {
    report(`Query refused: ${error instanceof Error ? error.message : String(error)}`);
    return { ...failed([toJson(error, report)]), status: 500 };
  }
  if (!("kind" in document)) {
    report(`Query refused: ${document[0]?.message ?? ""}`);
    return failed(document.map((error) => toJson(error, report)));
  }
  const kind = kindOf(document, operation.operationName);
  if (readOnly && kind === "mutation") return failed([{ message: "GET supports only query operation" }]);
  try {
    const root = kind === "mutation" ? guarded(turn, { ...mutationsFor(turn), ...trouble }) : queriesFor(turn);
    const result = execute({
      schema: engine.schema,
      document,
      rootValue: root,
      variableValues: isObject(operation.variables) ? operation.variables : {},
      operationName: typeof operation.operationName === "string" ? operation.operationName : undefined,
    });
    if (result instanceof Promise) throw new Error("An answer of the shop must be there at once");
    return { status: 200, body: toBody(result, report) };
  } catch (error) {
    return failed([toJson(error, report)]);
  }
}

const failed = (errors: readonly unknown[]): Answer => ({ status: 200, body: { errors, extensions: DEBUG } });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parses and validates; what has been read before is remembered. */
function read(engine: Engine, text: string): DocumentNode | readonly GraphQLError[] {
  let kept = documents.get(engine.schema);
  if (kept === undefined) documents.set(engine.schema, (kept = new Map()));
  const known = kept.get(text);
  if (known !== undefined) return known;
  const document = parse(text, { maxTokens: MOST_TOKENS });
  const errors = validate(engine.schema, document, [...specifiedRules, depthLimit]);
  if (kept.size >= KEPT_DOCUMENTS) kept.delete(kept.keys().next().value ?? "");
  const result = errors.length > 0 ? errors : document;
  kept.set(text, result);
  return result;
}

function kindOf(document: DocumentNode, name: unknown): string | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return (operations.find((operation) => operation.name?.value === name) ?? operations[0])?.operation;
}

/**
 * Each mutation is one transaction with the visitor's session in it: all of it happened, or nothing.
 * A refused one leaves the session as it was.
 */
function guarded(turn: Turn, mutations: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(mutations).map(([name, run]) => [
    name,
    (args: unknown) => {
      const before = structuredClone(turn.session);
      try {
        return turn.engine.store.transaction(() => {
          const payload: unknown = typeof run === "function" ? run(args) : null;
          if (turn.changed) calculateCart(turn.engine, turn.session);
          closeTurn(turn);
          return isObject(payload) ? { clientMutationId: clientId(args), ...payload } : payload;
        });
      } catch (error) {
        turn.session = before;
        turn.changed = false;
        throw error;
      }
    },
  ]);
  return Object.fromEntries(entries);
}

function clientId(args: unknown): unknown {
  return isObject(args) && isObject(args["input"]) ? (args["input"]["clientMutationId"] ?? null) : null;
}

/** Errors stand first, as PHP prints them. */
function toBody(result: ExecutionResult, report: (error: unknown) => void): Record<string, unknown> {
  const errors = result.errors?.map((error) => toJson(error, report));
  return { ...(errors && { errors }), ...(result.data !== undefined && { data: result.data }), extensions: DEBUG };
}

/** Only refusals and mistakes of the client are told in words. */
function toJson(error: unknown, report: (error: unknown) => void): Record<string, unknown> {
  if (!(error instanceof GraphQLError)) {
    report(error);
    return { message: "Internal server error" };
  }
  const cause = error.originalError;
  const masked =
    cause !== undefined && cause !== null && !(cause instanceof UserError) && !(cause instanceof GraphQLError);
  if (masked) report(cause);
  return {
    message: masked ? "Internal server error" : error.message,
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
}
