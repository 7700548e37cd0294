import { toFailure } from "@rewire/data/server";
import type { ShopFailure } from "@rewire/domain";
import * as v from "valibot";
import type { Secrets } from "../../config/secrets.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { createSealer } from "../../storage/createSealer.ts";

/** Product that a form without scripts did not add to the cart. */
export interface CartRefusal {
  readonly failure: ShopFailure;
  /** Name of the product; null if it is unknown. */
  readonly name: string | null;
  /** Path of the page that sent the form. */
  readonly page: string;
}

/** Error as in the response to the form: the shop's message, or a failure kind of the gateway. */
export interface RefusalError {
  readonly message: string;
  readonly kind?: string | undefined;
}

/**
 * Encoding of refusals for the URL of the page that shows them. It is encrypted, so that nobody can make up a link that
 * lets the shop say something.
 */
export interface CartRefusals {
  readonly encode: (error: RefusalError, details: Pick<CartRefusal, "name" | "page">) => string;
  /**
   * Returns the refusal; null for any text that this shop has not encoded. One that is older than an hour no longer
   * tells the reason.
   */
  readonly decode: (text: string) => CartRefusal | null;
}

const SEAL_NAME = "cart refusal";
/** Maximum length of the shop's message: a sentence or two, which a URL can hold. */
const MAX_MESSAGE_LENGTH = 500;

/**
 * Age up to which a refusal tells its reason, in milliseconds. A shop may repeat in its message what somebody entered;
 * a link must not show that for ever.
 */
const MAX_REASON_AGE_MS = 60 * 60 * 1000;

const encodedRefusalSchema = createJsonTextSchema(
  v.object({
    message: v.string(),
    kind: v.optional(v.picklist(["unreachable", "timeout", "orderUnknown", "tooManyAttempts", "shopError"])),
    name: v.nullable(v.string()),
    page: v.string(),
    /** Time of the refusal, in milliseconds since 1970. */
    time: v.optional(v.number(), 0),
  }),
);
type EncodedRefusal = v.InferOutput<typeof encodedRefusalSchema>;

/** Kinds of the gateway that have a sentence of their own; the others are errors of a request that no page sends. */
const knownKinds: ReadonlySet<string> = new Set(["unreachable", "timeout", "orderUnknown", "tooManyAttempts"]);
const toKnownKind = (kind: string | undefined): string | undefined =>
  kind === undefined || knownKinds.has(kind) ? kind : "shopError";

function toRefusalFailure({ kind, message }: EncodedRefusal): ShopFailure {
  if (kind === undefined) return toFailure(message);
  return kind === "tooManyAttempts" ? { kind, waitSeconds: null } : { kind };
}

/**
 * Creates the encoding of refusals.
 *
 * @param secrets The first secret encrypts; all of them decrypt.
 * @param now Returns the current time, in milliseconds since 1970.
 */
export function createCartRefusals(secrets: Secrets, now: () => number): CartRefusals {
  const sealer = createSealer(secrets);
  return {
    encode: ({ message, kind }, { name, page }) =>
      sealer.seal(
        SEAL_NAME,
        JSON.stringify({
          message: message.slice(0, MAX_MESSAGE_LENGTH),
          kind: toKnownKind(kind),
          name,
          page,
          time: now(),
        }),
      ),
    decode: (text) => {
      const refusal = parseOrNull(encodedRefusalSchema, sealer.unseal(SEAL_NAME, text)?.value ?? null);
      if (!refusal) return null;
      const { name, page, time } = refusal;
      const isOld = now() - time > MAX_REASON_AGE_MS;
      return { failure: isOld ? { kind: "shopError" } : toRefusalFailure(refusal), name, page };
    },
  };
}
