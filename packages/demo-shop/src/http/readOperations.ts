import type { ShopRequest } from "./messages.ts";
import type { OperationReply, Operation } from "./Operation.ts";

const MAX_BODY_LENGTH = 1_000_000;
const MAX_BATCH = 10;

/** Operations of one request, with a flag for batches. */
type Operations = Operation[] & { isBatch?: boolean };

const createBodyErrorReply = (message: string, status: 500 | 200 = 500): OperationReply => ({
  status,
  body: { errors: [{ message }] },
});

/**
 * Reads the GraphQL operations of a request from its query string or body.
 * @returns The operations, or an error response if the request is invalid.
 */
export async function readOperations(
  request: ShopRequest,
  url: URL,
): Promise<Operations | OperationReply | { readonly status: 413; readonly body: Record<string, unknown> }> {
  if (request.method === "GET" || request.method === "HEAD") {
    const { query, variables, operationName } = Object.fromEntries(url.searchParams);
    return [{ query, operationName, variables: variables === undefined ? undefined : parseJson(variables) }];
  }
  const text = await request.body();
  if (text.length > MAX_BODY_LENGTH)
    return { status: 413, body: { errors: [{ message: "Request Entity Too Large" }] } };
  if ((request.headers.get("content-type") ?? "").startsWith("application/graphql")) return [{ query: text }];
  const data = parseJson(text);
  if (typeof data !== "object" || data === null)
    return createBodyErrorReply(
      'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error',
    );
  if (!Array.isArray(data)) return [data];
  if (data.length > MAX_BATCH)
    return createBodyErrorReply(`Batch requests are limited to ${MAX_BATCH} operations`, 200);
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
