import type { Operation, OperationReply } from "../http/Operation.ts";
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
import { saveChangedSession, type RequestContext } from "../session/RequestContext.ts";
import { UserError } from "../wordpress/UserError.ts";
import { createDepthLimitRule } from "./createDepthLimitRule.ts";
import { createMutationResolvers, createQueryResolvers } from "./rootValue.ts";

const DEBUG_EXTENSIONS = {
  debug: [
    {
      type: "DEBUG_LOGS_INACTIVE",
      message: "GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.",
    },
  ],
};
const MAX_TOKENS = 20_000;
const MAX_CACHED_DOCUMENTS = 300;

const documents = new WeakMap<Engine["schema"], Map<string, DocumentNode | readonly GraphQLError[]>>();

/** Executes one GraphQL operation. Never throws: internal errors are masked and passed to `report`. */
export function executeRequest(
  context: RequestContext,
  operation: Operation,
  overrides: Record<string, unknown>,
  report: (error: unknown) => void,
  isReadOnly = false,
): OperationReply {
  const { engine } = context;
  if (typeof operation.query !== "string" || operation.query === "") {
    return toErrorReply([
      { message: 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"' },
    ]);
  }
  let document: DocumentNode | readonly GraphQLError[];
  try {
    document = parseQuery(engine, operation.query);
  } catch (error) {
    report(`Query refused: ${error instanceof Error ? error.message : String(error)}`);
    return { ...toErrorReply([toJson(error, report)]), status: 500 };
  }
  if (!("kind" in document)) {
    report(`Query refused: ${document[0]?.message ?? ""}`);
    return toErrorReply(document.map((error) => toJson(error, report)));
  }
  const kind = getOperationKind(document, operation.operationName);
  if (isReadOnly && kind === "mutation") return toErrorReply([{ message: "GET supports only query operation" }]);
  try {
    const root =
      kind === "mutation"
        ? wrapInTransactions(context, { ...createMutationResolvers(context), ...overrides })
        : createQueryResolvers(context);
    const result = execute({
      schema: engine.schema,
      document,
      rootValue: root,
      contextValue: context,
      variableValues: isObject(operation.variables) ? operation.variables : {},
      operationName: typeof operation.operationName === "string" ? operation.operationName : undefined,
    });
    if (result instanceof Promise) throw new Error("An answer of the shop must be there at once");
    return { status: 200, body: toResponseBody(result, report) };
  } catch (error) {
    return toErrorReply([toJson(error, report)]);
  }
}

const toErrorReply = (errors: readonly unknown[]): OperationReply => ({
  status: 200,
  body: { errors, extensions: DEBUG_EXTENSIONS },
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parses and validates a query and caches the result. */
function parseQuery(engine: Engine, text: string): DocumentNode | readonly GraphQLError[] {
  let cache = documents.get(engine.schema);
  if (cache === undefined) documents.set(engine.schema, (cache = new Map()));
  const cachedDocument = cache.get(text);
  if (cachedDocument !== undefined) return cachedDocument;
  const document = parse(text, { maxTokens: MAX_TOKENS });
  const errors = validate(engine.schema, document, [...specifiedRules, createDepthLimitRule]);
  if (cache.size >= MAX_CACHED_DOCUMENTS) cache.delete(cache.keys().next().value ?? "");
  const result = errors.length > 0 ? errors : document;
  cache.set(text, result);
  return result;
}

function getOperationKind(document: DocumentNode, name: unknown): string | undefined {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return (operations.find((operation) => operation.name?.value === name) ?? operations[0])?.operation;
}

/**
 * Runs each mutation in one transaction that includes the visitor's session. A refused mutation leaves the session
 * unchanged.
 */
function wrapInTransactions(context: RequestContext, mutations: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(mutations).map(([name, runMutation]) => [
    name,
    (args: unknown) => {
      const previousSession = structuredClone(context.session);
      try {
        return context.engine.database.transaction(() => {
          const payload: unknown = typeof runMutation === "function" ? runMutation(args) : null;
          if (context.changed) calculateCart(context.engine, context.session);
          saveChangedSession(context);
          return isObject(payload) ? { clientMutationId: clientId(args), ...payload } : payload;
        });
      } catch (error) {
        context.session = previousSession;
        context.changed = false;
        throw error;
      }
    },
  ]);
  return Object.fromEntries(entries);
}

function clientId(args: unknown): unknown {
  return isObject(args) && isObject(args["input"]) ? (args["input"]["clientMutationId"] ?? null) : null;
}

/** Converts an execution result to a response body with the errors first, as PHP prints them. */
function toResponseBody(result: ExecutionResult, report: (error: unknown) => void): Record<string, unknown> {
  const errors = result.errors?.map((error) => toJson(error, report));
  return {
    ...(errors && { errors }),
    ...(result.data !== undefined && { data: result.data }),
    extensions: DEBUG_EXTENSIONS,
  };
}

/** Converts an error to JSON. Only user errors and invalid requests keep their messages; others are masked. */
function toJson(error: unknown, report: (error: unknown) => void): Record<string, unknown> {
  if (!(error instanceof GraphQLError)) {
    report(error);
    return { message: "Internal server error" };
  }
  const cause = error.originalError;
  const isMaskedError =
    cause !== undefined && cause !== null && !(cause instanceof UserError) && !(cause instanceof GraphQLError);
  if (isMaskedError) report(cause);
  return {
    message: isMaskedError ? "Internal server error" : error.message,
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
}
