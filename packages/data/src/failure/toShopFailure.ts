import type { ErrorLike } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { isRecord, type ShopFailure } from "@rewire/domain";
import { toFailure } from "./toFailure.ts";

/** Failure kinds that the gateway or this client sets, for problems that do not come from the shop. */
const gatewayFailureKinds = new Set([
  "unreachable",
  "timeout",
  "sessionExpired",
  "notAllowed",
  "shopError",
  "logInLost",
  "logInUnavailable",
  "passwordTooShort",
  "passwordTooCommon",
  "credentialsMissing",
  "bookingMissing",
  "cartEmpty",
  "cartChanged",
  "cartRefilled",
  "orderUnknown",
  "slotTaken",
  "tooManySlots",
  "paymentMethodInvalid",
  "paymentUnavailable",
  "paymentNotConfirmed",
  "paymentMismatch",
] as const);
type GatewayFailureKind = typeof gatewayFailureKinds extends Set<infer Kind> ? Kind : never;
const isGatewayFailureKind = (kind: unknown): kind is GatewayFailureKind =>
  (gatewayFailureKinds as ReadonlySet<unknown>).has(kind);

interface ResponseError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Maps an error thrown by Apollo or the network to a failure. If there are several GraphQL errors, the first one is
 * mapped.
 */
export function toShopFailure(error: ErrorLike): ShopFailure {
  if (CombinedGraphQLErrors.is(error)) return toResponseFailure(error.errors);
  if (ServerError.is(error)) return toResponseFailure(parseResponseErrors(error.bodyText));
  if (ServerParseError.is(error)) return { kind: "shopError" };
  if (error.name === "TimeoutError" || error.name === "AbortError") return { kind: "timeout" };
  return typeof navigator !== "undefined" && !navigator.onLine ? { kind: "offline" } : { kind: "unreachable" };
}

/**
 * Returns whether an operation got no response because the connection failed or the server behind a proxy was
 * unavailable, so that it is unknown whether the operation was executed. Returns false after a timeout.
 */
export function hasNoResponse(error: ErrorLike): boolean {
  if (CombinedGraphQLErrors.is(error) || ServerParseError.is(error)) return false;
  // Error page of a proxy whose server is restarting.
  if (ServerError.is(error)) return error.statusCode >= 502 && parseResponseErrors(error.bodyText).length === 0;
  return error.name !== "TimeoutError" && error.name !== "AbortError";
}

function toResponseFailure([first]: readonly ResponseError[]): ShopFailure {
  if (!first) return { kind: "unreachable" };
  const kind = first.extensions?.["kind"];
  if (isGatewayFailureKind(kind)) return { kind };
  if (kind === "tooManyAttempts") {
    const waitSeconds = first.extensions?.["waitSeconds"];
    return { kind, waitSeconds: typeof waitSeconds === "number" ? waitSeconds : null };
  }
  if (kind === "tooLong") {
    const max = first.extensions?.["max"];
    return typeof max === "number" ? { kind, max } : { kind: "shopError" };
  }
  return kind === undefined ? toFailure(first.message) : { kind: "shopError" };
}

const isResponseError = (error: unknown): error is ResponseError =>
  isRecord(error) &&
  typeof error["message"] === "string" &&
  (error["extensions"] === undefined || isRecord(error["extensions"]));

function parseResponseErrors(body: string): readonly ResponseError[] {
  try {
    const response: unknown = JSON.parse(body);
    return isRecord(response) && Array.isArray(response["errors"]) ? response["errors"].filter(isResponseError) : [];
  } catch {
    return [];
  }
}
