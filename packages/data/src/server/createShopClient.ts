import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { parseUrl } from "@rewire/domain";
import { toPlainText } from "../html/plainText.ts";
import { findResponseIssue, type ResponseIssue } from "./findResponseIssue.ts";
import { postToShop } from "./postToShop.ts";
import { parseShopResponse } from "./parseShopResponse.ts";
import type { ShopResponse, ShopClient, ShopClientOptions, ShopOperation, ShopRequestOptions } from "./shopClient.ts";
import { InvalidShopResponseError } from "./shopErrors.ts";

/** Maximum size of a response. A hundred products with as many variations each stay well below. */
const MAX_RESPONSE_BYTES = 20 * 1024 * 1024;

/** Maximum number of characters of a PHP message in the log: enough for text, file and line. */
const MAX_PHP_MESSAGE_LENGTH = 300;

const texts = new WeakMap<object, string>();

/** Returns the text of a generated document; cached, since printing costs more than sending. */
function getDocumentText(document: TypedDocumentNode<unknown, never>): string {
  const cachedText = texts.get(document);
  if (cachedText !== undefined) return cachedText;
  const text = print(document);
  texts.set(document, text);
  return text;
}

/** Returns an object's fields by name. */
const copyFields = (source: object): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(source));

/** Creates the warnings of one client: each is logged once, however often it occurs. */
function createWarningLog(log: (message: string) => void) {
  const loggedKeys = new Set<string>();
  const warnOnce = (key: string, message: string) => {
    if (loggedKeys.has(key)) return;
    loggedKeys.add(key);
    log(message);
  };
  const logPhpMessage = (message: string) => {
    const excerpt = toPlainText(message).slice(0, MAX_PHP_MESSAGE_LENGTH);
    warnOnce(
      "PHP",
      `The shop prints a message of PHP before its answers, which are read all the same: ${JSON.stringify(excerpt)}. ` +
        "Set WP_DEBUG_DISPLAY to false in its wp-config.php",
    );
  };
  const logInvalidField = ({ path, reason }: ResponseIssue): string => {
    const message = `The shop's answer cannot be read at ${path}: ${reason}`;
    // One log line per field, regardless of the number of products.
    warnOnce(`unreadable ${path.replaceAll(/\.\d+(?=\.|$)/g, "")}`, message);
    return message;
  };
  return { warnOnce, logPhpMessage, logInvalidField };
}

/**
 * Creates a GraphQL client for one shop. The client does not store a session; each request contains its own session
 * token, if any.
 *
 * @throws TypeError if `url` is not an HTTP(S) URL.
 */
export function createShopClient({
  url,
  currency = "EUR",
  energyAttribute,
  sheetAttributes,
  unitPriceAttributes,
  fetch = globalThis.fetch,
  timeoutMs = 10_000,
  log = console.warn,
  usesGetForQueries = false,
  maxResponseBytes = MAX_RESPONSE_BYTES,
}: ShopClientOptions): ShopClient {
  const endpoint = parseUrl(url);
  if (!endpoint || !/^https?:$/.test(endpoint.protocol)) {
    throw new TypeError(`The shop's address must begin with http:// or https://, but is ${JSON.stringify(url)}`);
  }
  const { warnOnce, logPhpMessage, logInvalidField } = createWarningLog(log);

  const send = async (operation: ShopOperation, options: ShopRequestOptions = {}) => {
    const response = await postToShop({
      url: endpoint.href,
      operation,
      options,
      fetch,
      timeoutMs,
      usesGetForQueries,
      maxResponseBytes,
    });
    const result = parseShopResponse(response.status, response.headers, response.text, logPhpMessage);
    const issue = result.data && findResponseIssue(result.data);
    if (issue) throw new InvalidShopResponseError(logInvalidField(issue), result.status);
    return result;
  };

  return {
    currency,
    energyAttribute,
    sheetAttributes,
    unitPriceAttributes,
    send,
    request: async <Data, Variables extends object>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      options?: ShopRequestOptions,
    ) => {
      const result = await send({ query: getDocumentText(document), variables: copyFields(variables) }, options);
      // The query is our own document, so the response has its type; the relevant fields have been validated.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return result as ShopResponse<Data>;
    },
    warnOnce,
  };
}
