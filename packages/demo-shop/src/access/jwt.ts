import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import * as v from "valibot";
import { isSameText } from "../engine/passwords.ts";

/** Payload of the shop's JSON Web Tokens. Times are in Unix seconds. */
export interface TokenPayload {
  readonly iss: string;
  readonly iat: number;
  readonly nbf: number;
  readonly exp: number;
  readonly data: Readonly<Record<string, string>>;
}

/** Reason why a token is invalid, worded as in WooGraphQL's error messages. */
export type TokenError =
  | "Wrong number of segments"
  | "Signature verification failed"
  | "Expired token"
  | "The iss do not match with this server";

const utf8Encoder = new TextEncoder();
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
const fromBase64Url = (text: string): string => atob(text.replace(/-/g, "+").replace(/_/g, "/"));
const sign = (text: string, secret: string): string =>
  toBase64Url(hmac(sha256, utf8Encoder.encode(secret), utf8Encoder.encode(text)));

/** Signs a JSON Web Token with HS256. */
export function signToken(payload: TokenPayload, secret: string): string {
  const body = [{ typ: "JWT", alg: "HS256" }, payload]
    .map((part) => toBase64Url(utf8Encoder.encode(JSON.stringify(part))))
    .join(".");
  return `${body}.${sign(body, secret)}`;
}

/**
 * Verifies a token and returns its payload, or the reason why the token is invalid. Format, signature, expiry and
 * issuer are checked in the same order as in WooGraphQL.
 */
export function readToken(
  token: string,
  secret: string,
  issuer: string,
  nowSeconds: number,
): TokenPayload | TokenError {
  const [head, body, signature, extraSegment] = token.split(".");
  if (head === undefined || body === undefined || signature === undefined || extraSegment !== undefined)
    return "Wrong number of segments";
  if (!isSameText(sign(`${head}.${body}`, secret), signature)) return "Signature verification failed";
  const payload = parse(body);
  if (payload === null) return "Signature verification failed";
  if (payload.exp <= nowSeconds) return "Expired token";
  if (payload.iss !== issuer) return "The iss do not match with this server";
  return payload;
}

const payloadSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    iss: v.string(),
    iat: v.number(),
    nbf: v.number(),
    exp: v.number(),
    data: v.record(v.string(), v.string()),
  }),
);

function parse(body: string): TokenPayload | null {
  try {
    const result = v.safeParse(payloadSchema, fromBase64Url(body));
    return result.success ? result.output : null;
  } catch {
    // Invalid base64 cannot be decoded.
    return null;
  }
}
