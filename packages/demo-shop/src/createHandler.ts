import type { DoorRequest, DoorAnswer } from "./http/messages.ts";
import { readLoginCookie } from "./access/loginCookie.ts";
import { nonceFor } from "./access/nonce.ts";
import type { Engine } from "./engine/Engine.ts";
import { loseSessionRow } from "./scenario/loseSessionRow.ts";
import { createWorker, workMs } from "./scenario/readingTimes.ts";
import { answerRest, REST_PATH } from "./rest/answerRest.ts";
import type { Scenario } from "./scenario/Scenario.ts";
import { troubleMutations } from "./scenario/troubleMutations.ts";
import { newSession } from "./session/sessions.ts";
import { closeTurn, openTurn, sessionToken, type Turn } from "./session/Turn.ts";
import { answer } from "./graphql/execute.ts";
import type { Answer, Operation } from "./http/Operation.ts";

export interface Handler {
  readonly answer: (request: DoorRequest) => Promise<DoorAnswer>;
  readonly handle: (request: Request) => Promise<Response>;
}

interface HandlerOptions {
  readonly engine: Engine;
  readonly scenarios: (header: string | null) => readonly Scenario[];
  readonly engineFor: (active: readonly Scenario[]) => Engine;
  readonly wait: (ms: number) => Promise<void>;
  /** Hears a text for a bad request, an error for what went wrong inside. */
  readonly report: (error: unknown) => void;
}

const SLOW_MS = 3000;
const FLAKY_SHARE = 0.2;
const LARGEST_BODY = 1_000_000;
const LARGEST_BATCH = 10;

/** The shop's side of HTTP: envelope, session header, batches, CORS, and the scenarios that spoil them. */
export function createHandler(options: HandlerOptions): Handler {
  /** Sessions begun after a forced expiry: the client has recovered and is left in peace. */
  const recovered = new Set<string>();
  /** Sessions whose row has been deleted by a scenario, each once. */
  const rowless = new Set<string>();
  const work = createWorker(options.wait);

  async function respond(request: DoorRequest): Promise<DoorAnswer> {
    const active = options.scenarios(request.headers.get("x-demo-scenario"));
    const kinds = new Set(active.map((scenario) => scenario.kind));
    const answer = await serve(request, active, kinds);
    return kinds.has("phpNotice") && request.method !== "OPTIONS"
      ? { ...answer, body: PHP_NOTICE + answer.body }
      : answer;
  }

  async function serve(
    request: DoorRequest,
    active: readonly Scenario[],
    kinds: ReadonlySet<Scenario["kind"]>,
  ): Promise<DoorAnswer> {
    const url = new URL(request.url);
    if (url.pathname.endsWith("/wp-admin/admin-ajax.php")) return nonceAnswer(options.engine, request);
    if (request.method === "OPTIONS") return { status: 200, headers: corsHeaders(request), body: "" };
    if (kinds.has("slow")) await options.wait(SLOW_MS);
    if (kinds.has("down") || (kinds.has("flaky") && options.engine.random() < FLAKY_SHARE)) return broken;
    if (kinds.has("status503json")) return brokenInJson;
    if (url.pathname.includes(REST_PATH)) return answerRest(options.engine, request);
    const engine = options.engineFor(active);
    /** The session is read now and written whole at the end: two requests at once lose one another's changes, as on the live server. */
    const turn = openTurn(engine, request.headers);
    if (turn.fault !== null) options.report(`Session refused: ${turn.fault}`);
    if (turn.forbidden) options.report("Auth token refused");
    if (kinds.has("sessionExpired")) expire(turn, recovered);
    const read = await readOperations(request, url);
    if (!Array.isArray(read)) {
      options.report(`Request refused with ${read.status}: ${JSON.stringify(read.body)}`);
      return send(request, turn, read.status, JSON.stringify(read.body));
    }
    if (kinds.has("sessionRowGone")) loseSessionRow(turn, read, rowless);
    const trouble = troubleMutations(turn, kinds);
    const answers = read.map((operation) => answer(turn, operation, trouble, options.report, request.method === "GET"));
    if (turn.changed) engine.store.transaction(() => closeTurn(turn));
    const [only] = answers;
    const body = read.isBatch ? answers.map((one) => one.body) : only?.body;
    const status = turn.forbidden ? 403 : read.isBatch ? 200 : (only?.status ?? 200);
    const sent = send(request, turn, status, JSON.stringify(body));
    if (!kinds.has("catalogueOf")) return sent;
    const busyMs = answers.reduce((sum, one) => sum + workMs(one.body), 0);
    await work(busyMs);
    return { ...sent, headers: [...sent.headers, ["Server-Timing", `php;dur=${busyMs}`]] };
  }

  return {
    answer: respond,
    async handle(request) {
      const { status, headers, body } = await respond({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: () => request.text(),
      });
      const list = new Headers();
      for (const [name, value] of headers) list.append(name, value);
      return new Response(body, { status, headers: list });
    },
  };
}

const broken: DoorAnswer = {
  status: 503,
  headers: [
    ["Content-Type", "text/html; charset=UTF-8"],
    ["Retry-After", "600"],
  ],
  body: "<!DOCTYPE html><html><head><title>Maintenance</title></head><body><p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p></body></html>",
};

/** What PHP prints before an answer where a plugin is careless and errors are displayed. */
const PHP_NOTICE =
  "<br />\n<b>Notice</b>:  Undefined index: currency in <b>/var/www/html/wp-content/plugins/extras/extras.php</b> on line <b>12</b><br />\n";

/** What a proxy or a plugin in front of WordPress says in JSON; nothing tells when to come back. */
const brokenInJson: DoorAnswer = {
  status: 503,
  headers: [["Content-Type", "application/json; charset=UTF-8"]],
  body: JSON.stringify({ errors: [{ message: "Service Unavailable" }], data: null }),
};

function expire(turn: Turn, recovered: Set<string>): void {
  if (turn.headers.get("woocommerce-session") === null || recovered.has(turn.session.id)) return;
  turn.session = newSession(turn.engine);
  turn.fault = "invalid_token: Expired token";
  turn.reply = sessionToken(turn.engine, turn.session);
  recovered.add(turn.session.id);
}

type Operations = Operation[] & { isBatch?: boolean };

const badBody = (message: string, status: 500 | 200 = 500): Answer => ({ status, body: { errors: [{ message }] } });

async function readOperations(
  request: DoorRequest,
  url: URL,
): Promise<Operations | Answer | { readonly status: 413; readonly body: Record<string, unknown> }> {
  if (request.method === "GET" || request.method === "HEAD") {
    const { query, variables, operationName } = Object.fromEntries(url.searchParams);
    return [{ query, operationName, variables: variables === undefined ? undefined : parseJson(variables) }];
  }
  const text = await request.body();
  if (text.length > LARGEST_BODY) return { status: 413, body: { errors: [{ message: "Request Entity Too Large" }] } };
  if ((request.headers.get("content-type") ?? "").startsWith("application/graphql")) return [{ query: text }];
  const data = parseJson(text);
  if (typeof data !== "object" || data === null)
    return badBody(
      'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error',
    );
  if (!Array.isArray(data)) return [data];
  if (data.length > LARGEST_BATCH) return badBody(`Batch requests are limited to ${LARGEST_BATCH} operations`, 200);
  const list: Operations = data.map((one: unknown) => (typeof one === "object" && one !== null ? one : {}));
  list.isBatch = true;
  return list;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(request: DoorRequest, turn: Turn, status: number, body: string): DoorAnswer {
  const session: [string, string][] = turn.reply === null ? [] : [["woocommerce-session", turn.reply]];
  const cookies = turn.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return {
    status,
    headers: [["Content-Type", "application/json; charset=UTF-8"], ...corsHeaders(request), ...session, ...cookies],
    body,
  };
}

function corsHeaders(request: DoorRequest): [string, string][] {
  return [
    ["Access-Control-Allow-Origin", "*"],
    ["Access-Control-Allow-Headers", "Authorization, Content-Type, woocommerce-session"],
    ["Access-Control-Max-Age", "600"],
    ["Access-Control-Expose-Headers", "woocommerce-session"],
    ["X-GraphQL-URL", new URL(request.url).host + new URL(request.url).pathname],
  ];
}

/** WordPress's own way to a nonce: the log-in cookie goes in, ten hex digits come out. */
const nonceAnswer = (engine: Engine, request: DoorRequest): DoorAnswer => ({
  status: 200,
  headers: [
    ["Content-Type", "text/html; charset=UTF-8"],
    ["Cache-Control", "no-store"],
  ],
  body: nonceFor(engine, readLoginCookie(engine, request.headers.get("cookie") ?? "")),
});
