import { corsHeaders, maintenancePage, PHP_NOTICE, send, toResponse, unavailableInJson } from "./http/answers.ts";
import type { ShopRequest, ShopReply } from "./http/messages.ts";
import type { Answer } from "./http/Operation.ts";
import { readOperations } from "./http/readOperations.ts";
import { readLoginCookie } from "./access/loginCookie.ts";
import { nonceFor } from "./access/nonce.ts";
import type { Engine } from "./engine/Engine.ts";
import { loseSessionRow } from "./scenario/loseSessionRow.ts";
import { createWorker, estimateWorkMs } from "./scenario/readingTimes.ts";
import { handleRestRequest, REST_PATH } from "./rest/handleRestRequest.ts";
import type { Scenario } from "./scenario/Scenario.ts";
import { failingMutations } from "./scenario/failingMutations.ts";
import { newSession } from "./session/sessions.ts";
import { saveContext, openContext, sessionToken, type RequestContext } from "./session/RequestContext.ts";
import { executeRequest } from "./graphql/execute.ts";

export interface Handler {
  readonly respond: (request: ShopRequest) => Promise<ShopReply>;
  readonly handle: (request: Request) => Promise<Response>;
}

interface HandlerOptions {
  readonly engine: Engine;
  readonly scenarios: (header: string | null) => readonly Scenario[];
  readonly engineFor: (active: readonly Scenario[]) => Engine;
  readonly wait: (ms: number) => Promise<void>;
  /** Called with the text of a bad request, or with an internal error. */
  readonly report: (error: unknown) => void;
}

const SLOW_MS = 3000;
const FLAKY_SHARE = 0.2;

/**
 * Creates the HTTP handler of the shop, which supports GraphQL over HTTP, session headers, batches, CORS and simulated
 * errors.
 */
export function createHandler(options: HandlerOptions): Handler {
  /** Sessions created after a forced expiry, which the scenario does not expire again. */
  const recovered = new Set<string>();
  /** Sessions whose row has already been deleted by a scenario. */
  const deletedSessions = new Set<string>();
  const work = createWorker(options.wait);

  async function respond(request: ShopRequest): Promise<ShopReply> {
    const active = options.scenarios(request.headers.get("x-demo-scenario"));
    const kinds = new Set(active.map((scenario) => scenario.kind));
    const handle = await serve(request, active, kinds);
    return kinds.has("phpNotice") && request.method !== "OPTIONS"
      ? { ...handle, body: PHP_NOTICE + handle.body }
      : handle;
  }

  async function serve(
    request: ShopRequest,
    active: readonly Scenario[],
    kinds: ReadonlySet<Scenario["kind"]>,
  ): Promise<ShopReply> {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/wp-admin/admin-ajax.php")) return nonceResponse(options.engine, request);
    if (request.method === "OPTIONS") return { status: 200, headers: corsHeaders(request), body: "" };
    if (kinds.has("slow")) await options.wait(SLOW_MS);
    const outageKind = outageOf(kinds, options.engine.random);
    if (outageKind !== null) return outageKind;
    if (url.pathname.includes(REST_PATH)) return handleRestRequest(options.engine, request);
    const engine = options.engineFor(active);
    const context = openReportedContext(engine, request.headers, options.report);
    if (kinds.has("sessionExpired")) expire(context, recovered);
    const operations = await readOperations(request, url);
    if (!Array.isArray(operations)) {
      options.report(`Request refused with ${operations.status}: ${JSON.stringify(operations.body)}`);
      return send(request, context, operations.status, JSON.stringify(operations.body));
    }
    if (kinds.has("sessionRowGone")) loseSessionRow(context, operations, deletedSessions);
    const overrides = failingMutations(context, kinds);
    const answers = operations.map((operation) =>
      executeRequest(context, operation, overrides, options.report, request.method === "GET"),
    );
    if (context.changed) engine.database.transaction(() => saveContext(context));
    const { status, body } = envelopeOf(answers, operations.isBatch === true);
    const response = send(request, context, context.forbidden ? 403 : status, JSON.stringify(body));
    if (!kinds.has("catalogueOf")) return response;
    const busyMs = answers.reduce((sum, one) => sum + estimateWorkMs(one.body), 0);
    await work(busyMs);
    return { ...response, headers: [...response.headers, ["Server-Timing", `php;dur=${busyMs}`]] };
  }

  return {
    respond,
    async handle(request) {
      const { method, url, headers } = request;
      return toResponse(await respond({ method, url, headers, body: () => request.text() }));
    },
  };
}

/**
 * Opens the context of a request and reports invalid tokens. The session is loaded now and saved as a whole at the end,
 * so that concurrent requests overwrite each other's changes, as on the live server.
 */
function openReportedContext(engine: Engine, headers: Headers, report: HandlerOptions["report"]): RequestContext {
  const context = openContext(engine, headers);
  if (context.fault !== null) report(`Session refused: ${context.fault}`);
  if (context.forbidden) report("Auth token refused");
  return context;
}

/** Creates the response of a single operation, or of a batch, whose status is always 200. */
function envelopeOf(answers: readonly Answer[], isBatch: boolean): { readonly status: number; readonly body: unknown } {
  const [only] = answers;
  return isBatch
    ? { status: 200, body: answers.map((one) => one.body) }
    : { status: only?.status ?? 200, body: only?.body };
}

function outageOf(kinds: ReadonlySet<Scenario["kind"]>, random: () => number): ShopReply | null {
  if (kinds.has("down") || (kinds.has("flaky") && random() < FLAKY_SHARE)) return maintenancePage;
  return kinds.has("status503json") ? unavailableInJson : null;
}

function expire(context: RequestContext, recovered: Set<string>): void {
  if (context.headers.get("woocommerce-session") === null || recovered.has(context.session.id)) return;
  context.session = newSession(context.engine);
  context.fault = "invalid_token: Expired token";
  context.reply = sessionToken(context.engine, context.session);
  recovered.add(context.session.id);
}

/** Responds with the nonce of the log-in cookie's account, as WordPress does. */
const nonceResponse = (engine: Engine, request: ShopRequest): ShopReply => ({
  status: 200,
  headers: [
    ["Content-Type", "text/html; charset=UTF-8"],
    ["Cache-Control", "no-store"],
  ],
  body: nonceFor(engine, readLoginCookie(engine, request.headers.get("cookie") ?? "")),
});
