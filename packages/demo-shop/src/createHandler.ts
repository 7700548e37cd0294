import {
  createCorsHeaders,
  maintenancePageReply,
  PHP_NOTICE_HTML,
  createOperationReply,
  toResponse,
  unavailableJsonReply,
} from "./http/answers.ts";
import type { ShopRequest, ShopReply } from "./http/messages.ts";
import type { OperationReply } from "./http/Operation.ts";
import { readOperations } from "./http/readOperations.ts";
import { readLoginCookie } from "./access/createLoginCookie.ts";
import { createNonce } from "./access/nonce.ts";
import type { Engine } from "./engine/Engine.ts";
import { simulateSessionRowLoss } from "./scenario/simulateSessionRowLoss.ts";
import { createWorkQueue, estimateWorkMs } from "./scenario/readingTimes.ts";
import { handleRestRequest, REST_PATH } from "./rest/handleRestRequest.ts";
import type { Scenario } from "./scenario/Scenario.ts";
import { createFailingMutations } from "./scenario/createFailingMutations.ts";
import { createSession } from "./session/sessions.ts";
import {
  saveChangedSession,
  loadRequestContext,
  createSessionToken,
  type RequestContext,
} from "./session/RequestContext.ts";
import { executeRequest } from "./graphql/execute.ts";

export interface Handler {
  readonly respond: (request: ShopRequest) => Promise<ShopReply>;
  readonly handle: (request: Request) => Promise<Response>;
}

interface HandlerOptions {
  readonly engine: Engine;
  readonly scenarios: (header: string | null) => readonly Scenario[];
  readonly engineFor: (activeScenarios: readonly Scenario[]) => Engine;
  readonly wait: (ms: number) => Promise<void>;
  /** Called with the text of a bad request, or with an internal error. */
  readonly report: (error: unknown) => void;
}

const SLOW_RESPONSE_MS = 3000;
const FLAKY_FAILURE_RATE = 0.2;

/**
 * Creates the HTTP handler of the shop, which supports GraphQL over HTTP, session headers, batches, CORS and simulated
 * errors.
 */
export function createHandler(options: HandlerOptions): Handler {
  /** Sessions created after a forced expiry, which the scenario does not expire again. */
  const renewedSessionIds = new Set<string>();
  /** Sessions whose row has already been deleted by a scenario. */
  const deletedSessions = new Set<string>();
  const simulateWork = createWorkQueue(options.wait);

  async function handleRequest(request: ShopRequest): Promise<ShopReply> {
    const activeScenarios = options.scenarios(request.headers.get("x-demo-scenario"));
    const kinds = new Set(activeScenarios.map((scenario) => scenario.kind));
    const reply = await serveRequest(request, activeScenarios, kinds);
    return kinds.has("phpNotice") && request.method !== "OPTIONS"
      ? { ...reply, body: PHP_NOTICE_HTML + reply.body }
      : reply;
  }

  async function serveRequest(
    request: ShopRequest,
    activeScenarios: readonly Scenario[],
    kinds: ReadonlySet<Scenario["kind"]>,
  ): Promise<ShopReply> {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/wp-admin/admin-ajax.php")) return createNonceReply(options.engine, request);
    if (request.method === "OPTIONS") return { status: 200, headers: createCorsHeaders(request), body: "" };
    if (kinds.has("slow")) await options.wait(SLOW_RESPONSE_MS);
    const outageReply = findOutageReply(kinds, options.engine.random);
    if (outageReply !== null) return outageReply;
    if (url.pathname.includes(REST_PATH)) return handleRestRequest(options.engine, request);
    const engine = options.engineFor(activeScenarios);
    const context = loadContextAndReportErrors(engine, request.headers, options.report);
    if (kinds.has("sessionExpired")) expireSession(context, renewedSessionIds);
    const operations = await readOperations(request, url);
    if (!Array.isArray(operations)) {
      options.report(`Request refused with ${operations.status}: ${JSON.stringify(operations.body)}`);
      return createOperationReply(request, context, operations.status, JSON.stringify(operations.body));
    }
    if (kinds.has("sessionRowGone")) simulateSessionRowLoss(context, operations, deletedSessions);
    const failingResolvers = createFailingMutations(context, kinds);
    const results = operations.map((operation) =>
      executeRequest(context, operation, failingResolvers, options.report, request.method === "GET"),
    );
    if (context.changed) engine.database.transaction(() => saveChangedSession(context));
    const { status, body } = toResponseEnvelope(results, operations.isBatch === true);
    const response = createOperationReply(request, context, context.forbidden ? 403 : status, JSON.stringify(body));
    if (!kinds.has("catalogueOf")) return response;
    const workMs = results.reduce((sum, one) => sum + estimateWorkMs(one.body), 0);
    await simulateWork(workMs);
    return { ...response, headers: [...response.headers, ["Server-Timing", `php;dur=${workMs}`]] };
  }

  return {
    respond: handleRequest,
    async handle(request) {
      const { method, url, headers } = request;
      return toResponse(await handleRequest({ method, url, headers, body: () => request.text() }));
    },
  };
}

/**
 * Opens the context of a request and reports invalid tokens. The session is loaded now and saved as a whole at the end,
 * so that concurrent requests overwrite each other's changes, as on the live server.
 */
function loadContextAndReportErrors(
  engine: Engine,
  headers: Headers,
  report: HandlerOptions["report"],
): RequestContext {
  const context = loadRequestContext(engine, headers);
  if (context.fault !== null) report(`Session refused: ${context.fault}`);
  if (context.forbidden) report("Auth token refused");
  return context;
}

/** Creates the response of a single operation, or of a batch, whose status is always 200. */
function toResponseEnvelope(
  results: readonly OperationReply[],
  isBatch: boolean,
): { readonly status: number; readonly body: unknown } {
  const [singleResult] = results;
  return isBatch
    ? { status: 200, body: results.map((result) => result.body) }
    : { status: singleResult?.status ?? 200, body: singleResult?.body };
}

function findOutageReply(kinds: ReadonlySet<Scenario["kind"]>, random: () => number): ShopReply | null {
  if (kinds.has("down") || (kinds.has("flaky") && random() < FLAKY_FAILURE_RATE)) return maintenancePageReply;
  return kinds.has("status503json") ? unavailableJsonReply : null;
}

function expireSession(context: RequestContext, renewedSessionIds: Set<string>): void {
  if (context.headers.get("woocommerce-session") === null || renewedSessionIds.has(context.session.id)) return;
  context.session = createSession(context.engine);
  context.fault = "invalid_token: Expired token";
  context.reply = createSessionToken(context.engine, context.session);
  renewedSessionIds.add(context.session.id);
}

/** Responds with the nonce of the log-in cookie's account, as WordPress does. */
const createNonceReply = (engine: Engine, request: ShopRequest): ShopReply => ({
  status: 200,
  headers: [
    ["Content-Type", "text/html; charset=UTF-8"],
    ["Cache-Control", "no-store"],
  ],
  body: createNonce(engine, readLoginCookie(engine, request.headers.get("cookie") ?? "")),
});
