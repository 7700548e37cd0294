import { randomBytes } from "node:crypto";
import { sharedWishlistLimits, type SharedWishlist, type SharedWishlistLink, type SharingResult } from "@rewire/domain";
import * as v from "valibot";
import { isSameText } from "../../config/secrets.ts";
import {
  databaseIdSchema,
  createJsonTextSchema,
  createLimitedListSchema,
  lineSchema,
  createTextSchema,
} from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { Locks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";
import { toTooManyResult } from "../../storage/limits/toTooManyResult.ts";
import type { PersonalDataSource } from "../privacy/PersonalDataSource.ts";

/** Service for wishlists that their owners share through a link. */
export interface SharedWishlists {
  /**
   * Carries out the request of a wishlist's owner: shares a list, replaces it under its link, or ends the link.
   * @param request Request of the browser; a list that is shared with a log-in belongs to its account.
   * @param body Body of the request, of any shape.
   * @throws KeyValueStoreUnavailableError
   */
  change(request: Request, body: unknown, clientAddress: string): Promise<SharingResult>;
  /** Reads a list by the key of its link; null if the link has ended or never existed. */
  read(key: string): Promise<SharedWishlist | null>;
}

interface SharedWishlistOptions {
  readonly store: KeyValueStore;
  readonly locks: Locks;
  /** Finds the customer who is logged in. */
  readonly logins: { find(request: Request): Promise<{ readonly userId: number } | null> };
  /** Limit for lists that are shared or replaced, each one. */
  readonly limit: AttemptLimit<"address" | "sum">;
}

const RETENTION_SECONDS = sharedWishlistLimits.days * 24 * 60 * 60;
const MAX_SELECTED_OPTIONS = 20;

/** Schema of a key: 132 random bits. */
const linkKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const linkSchema = v.object({ key: linkKeySchema, ownerKey: linkKeySchema });
const choiceSchema = v.pipe(
  v.record(lineSchema, lineSchema),
  v.check((values) => Object.keys(values).length <= MAX_SELECTED_OPTIONS),
);
const listSchema = v.object({
  // Control characters and line breaks would break out of the heading; joiners belong to emoji and to Persian words.
  name: v.pipe(
    createTextSchema(sharedWishlistLimits.nameLength),
    v.transform((name) => name.replaceAll(/(?:(?!\u200C|\u200D)[\p{Cc}\p{Cf}\s])+/gu, " ").trim()),
  ),
  items: v.pipe(
    createLimitedListSchema(
      v.object({ productId: databaseIdSchema, variationId: v.nullable(databaseIdSchema), choice: choiceSchema }),
      sharedWishlistLimits.items,
    ),
    v.minLength(1),
  ),
});
const sharingRequestSchema = v.variant("kind", [
  v.object({ kind: v.literal("share"), list: listSchema, link: v.nullable(linkSchema) }),
  v.object({ kind: v.literal("end"), link: linkSchema }),
]);
const storedListSchema = createJsonTextSchema(v.object({ ownerKey: linkKeySchema, list: listSchema }));

const createKey = (): string => randomBytes(16).toString("base64url");
const toEntryKey = (key: string) => `shared-wishlist:${key}`;
const storedKeysSchema = createJsonTextSchema(v.array(linkKeySchema));
const toCustomerKey = (customerId: number) => `shared-wishlists-of:${customerId}`;

/** Reads and writes shared wishlists, and notes which customer's they are. */
function createListStore({ store, locks }: Pick<SharedWishlistOptions, "store" | "locks">) {
  const read = async (key: string) =>
    v.is(linkKeySchema, key) ? parseOrNull(storedListSchema, (await store.get(toEntryKey(key))) ?? "") : null;
  const readKeys = async (customerId: number) =>
    parseOrNull(storedKeysSchema, (await store.get(toCustomerKey(customerId))) ?? "") ?? [];
  return {
    read,
    remove: (key: string) => store.delete(toEntryKey(key)),
    async write({ key, ownerKey }: SharedWishlistLink, list: SharedWishlist, customerId: number | null) {
      const writeEntry = () => store.set(toEntryKey(key), JSON.stringify({ ownerKey, list }), RETENTION_SECONDS);
      if (customerId === null) return writeEntry();
      return locks.run(toCustomerKey(customerId), async () => {
        const keys = (await readKeys(customerId)).filter((otherKey) => otherKey !== key);
        await store.set(toCustomerKey(customerId), JSON.stringify([...keys, key]), RETENTION_SECONDS);
        await writeEntry();
      });
    },
    /** Lists what a customer shares now. */
    async listOf(customerId: number) {
      const entries = await Promise.all(
        (await readKeys(customerId)).map(async (key) => ({ key, list: (await read(key))?.list })),
      );
      return entries.flatMap(({ key, list }) => (list ? [{ key, list }] : []));
    },
    eraseOf: (customerId: number) =>
      locks.run(toCustomerKey(customerId), async () => {
        for (const key of await readKeys(customerId)) await store.delete(toEntryKey(key));
        await store.delete(toCustomerKey(customerId));
      }),
  };
}

/**
 * Creates the service for shared wishlists, and the source of personal data about them. Shared wishlists are stored
 * encrypted, and expire.
 */
export function createSharedWishlists(options: SharedWishlistOptions): {
  readonly sharedWishlists: SharedWishlists;
  readonly source: PersonalDataSource;
} {
  const { logins, limit } = options;
  const listStore = createListStore(options);
  const isOwner = async ({ key, ownerKey }: SharedWishlistLink): Promise<boolean> => {
    const storedList = await listStore.read(key);
    return storedList !== null && isSameText(storedList.ownerKey, ownerKey);
  };

  const share = async (
    sharedList: SharedWishlist,
    existingLink: SharedWishlistLink | null,
    customerId: number | null,
  ): Promise<SharingResult> => {
    if (existingLink && !(await isOwner(existingLink))) return { kind: "ended" };
    const ownLink = existingLink ?? { key: createKey(), ownerKey: createKey() };
    await listStore.write(ownLink, sharedList, customerId);
    return { kind: "shared", link: ownLink };
  };

  return {
    sharedWishlists: {
      async change(request, body, clientAddress) {
        const sharingRequest = parseOrNull(sharingRequestSchema, body);
        if (!sharingRequest) return { kind: "failed" };
        if (sharingRequest.kind === "end") {
          // Where it is not the owner's, the answer is the same: there is no such link for whoever asks.
          if (await isOwner(sharingRequest.link)) await listStore.remove(sharingRequest.link.key);
          return { kind: "ended" };
        }
        const customerId = (await logins.find(request))?.userId ?? null;
        try {
          return await limit.make({ address: clientAddress, sum: SHARED_KEY }, async () => {
            const value = await share(sharingRequest.list, sharingRequest.link, customerId);
            return { value, counts: value.kind === "shared" };
          });
        } catch (error) {
          return toTooManyResult(error);
        }
      },
      read: async (key) => (await listStore.read(key))?.list ?? null,
    },
    source: {
      name: "sharedWishlists",
      export: async ({ subject }) =>
        (await listStore.listOf(subject.customerId)).map(({ key, list: { name, items } }) => ({
          link: key,
          name,
          items: items.map(({ productId, variationId, choice: options }) => ({ productId, variationId, options })),
        })),
      erase: (customerId) => listStore.eraseOf(customerId),
      eraseByEmail: null,
    },
  };
}
