import { randomBytes } from "node:crypto";
import type { ShopClient } from "@rewire/data/server";
import { serialize } from "hono/utils/cookie";
import { HttpError } from "../../http/HttpError.ts";
import { toHostCookieName } from "../../http/hostCookie.ts";
import { isSecure } from "../../http/origin.ts";
import { logInCookieName, type Logins } from "../../shop/authentication/createLogins.ts";
import type { ShopSessions } from "../../shop/session/createShopSessions.ts";
import { sessionCookieName, toCompanionCookieName } from "../../shop/session/createSessionCookies.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { toTooManyResult } from "../../storage/limits/toTooManyResult.ts";
import type { VerifyPassword } from "../account/createPasswordVerifier.ts";
import { guestCookieName } from "../order/createGuestOrders.ts";
import type { Outbox } from "../mail/Outbox.ts";
import type { Erasures } from "./createErasures.ts";
import type { ErasureLinks } from "./createErasureLinks.ts";
import { createSubjectReader } from "./createSubjectReader.ts";
import type { DataSubject, JsonValue, PersonalDataSource } from "./PersonalDataSource.ts";
import type { PrivacyRefusal, PrivacyService } from "./PrivacyService.ts";

interface PrivacyOptions {
  readonly sources: readonly PersonalDataSource[];
  readonly erasures: Erasures;
  readonly erasureLinks: ErasureLinks;
  /** Whether accounts can be found by their e-mail address. */
  readonly canFindAccounts: boolean;
  readonly outbox: Pick<Outbox, "isAvailable" | "enqueue">;
  readonly logins: Logins;
  readonly shopSessions: ShopSessions;
  readonly shop: ShopClient;
  readonly verifyPassword: VerifyPassword;
  readonly store: KeyValueStore;
  /** Limit for exports and deletions, each one: they cause e-mails. */
  readonly limit: AttemptLimit<"address" | "account">;
  /** Current time in ms. */
  readonly now: () => number;
}

/** Period in which the link of an export works, in seconds. */
const LINK_LIFETIME_SECONDS = 30 * 60;
const keyPattern = /^[\w-]{32}$/;
const toLinkKey = (key: string) => `export-link:${key}`;

/** Returns the owner of an export link: the account, and the address that the link was sent to. */
const toLinkOwner = ({ customerId, email }: DataSubject): string => `${customerId} ${email}`;

/** Creates the service for data exports and account deletions. */
export function createPrivacyService(options: PrivacyOptions): PrivacyService {
  const { sources, erasures, erasureLinks, outbox, logins, store, limit, now } = options;
  const readSubject = createSubjectReader(options);

  return {
    sources: sources.map(({ name, erase, eraseByEmail }) => ({
      name,
      isErased: erase !== null || eraseByEmail !== null,
      needsProof: eraseByEmail !== null,
    })),
    sendsMail: outbox.isAvailable,
    canErase: erasures.isPossible,
    canEraseByEmail: erasures.isPossible && outbox.isAvailable && options.canFindAccounts,
    isLoggedIn: async (request) => (await logins.find(request)) !== null,
    async requestExport(request, compose, clientAddress) {
      const subjectResult = await readSubject(request);
      if ("kind" in subjectResult) return subjectResult;
      const { subject } = subjectResult;
      return limitRequest(limit, String(subject.customerId), clientAddress, async () => {
        const key = randomBytes(24).toString("base64url");
        await store.set(toLinkKey(key), toLinkOwner(subject), LINK_LIFETIME_SECONDS);
        const isQueued = await outbox.enqueue({ key: `export ${key}`, to: subject.email, ...compose(key) });
        return { kind: isQueued ? "sent" : "unavailable" } as const;
      });
    },
    async openExport(request, key) {
      const owner = keyPattern.test(key) ? await store.get(toLinkKey(key)) : null;
      if (owner === null) return { kind: "expired" };
      const subjectResult = await readSubject(request);
      if ("kind" in subjectResult) return subjectResult;
      // The shop does not verify a new e-mail address, and sources find data by it: only the address that got the
      // link is proven. Another customer's link is none.
      if (owner !== toLinkOwner(subjectResult.subject)) return { kind: "expired" };
      const sections: Record<string, JsonValue> = {};
      for (const source of sources) sections[source.name] = await source.export(subjectResult);
      return { kind: "ready", data: { createdAt: new Date(now()).toISOString(), sections } };
    },
    async requestErasure(request, password, compose, clientAddress) {
      if (!erasures.isPossible) return { kind: "unavailable" };
      const subjectResult = await readSubject(request);
      if ("kind" in subjectResult) return subjectResult;
      const { subject, logIn } = subjectResult;
      return limitRequest(limit, String(subject.customerId), clientAddress, async () => {
        const errors = await options.verifyPassword(logIn, password).catch(toWrongPasswordErrors);
        if (errors.length > 0) return { kind: "wrongPassword" } as const;
        const scope = "account";
        const addressKey = outbox.isAvailable ? await erasureLinks.createForAddress(subject) : null;
        const progress = await erasures.start(subject, compose(subject, addressKey), scope);
        return { kind: "accepted", progress, scope, cookies: listExpiredCookies(isSecure(request)) } as const;
      });
    },
    requestErasureLink: createErasureLinkRequest(options, readSubject),
    readErasureLink: async (key) => (await erasureLinks.read(key))?.scope ?? null,
    confirmErasure: createErasureConfirmation(options),
    settlePending: () => erasures.settlePending(),
  };
}

/** Creates the function that deletes what a link covers. */
function createErasureConfirmation({
  erasures,
  erasureLinks,
  logins,
}: PrivacyOptions): PrivacyService["confirmErasure"] {
  return async (request, key, compose) => {
    if (!erasures.isPossible) return { kind: "unavailable" };
    const visitor = await logins.find(request);
    const result = await erasureLinks.confirm(key, async ({ subject, scope }) => {
      const progress = await erasures.start(subject, compose(subject, null), scope);
      const isOwnBrowser = visitor === null || visitor.userId === subject.customerId;
      const cookies = isOwnBrowser ? listExpiredCookies(isSecure(request)) : [];
      return { kind: "accepted", progress, scope, cookies } as const;
    });
    return result ?? { kind: "expired" };
  };
}

/** Creates the function that sends the link of a deletion. */
function createErasureLinkRequest(
  { erasures, erasureLinks, outbox, limit, canFindAccounts }: PrivacyOptions,
  readSubject: ReturnType<typeof createSubjectReader>,
): PrivacyService["requestErasureLink"] {
  const canEraseByLink = erasures.isPossible && outbox.isAvailable;
  return async (request, email, compose, clientAddress) => {
    if (!canEraseByLink || (email !== null && !canFindAccounts)) return { kind: "unavailable" };
    if (email !== null) {
      const address = email.trim().toLowerCase();
      return limitRequest(limit, address, clientAddress, async () => {
        erasureLinks.sendTo(address, compose);
        return { kind: "sent" } as const;
      });
    }
    const subjectResult = await readSubject(request);
    if ("kind" in subjectResult) return subjectResult;
    return limitRequest(limit, String(subjectResult.subject.customerId), clientAddress, async () =>
      (await erasureLinks.send(subjectResult.subject, compose))
        ? ({ kind: "sent" } as const)
        : ({ kind: "unavailable" } as const),
    );
  };
}

/** A missing password counts as a wrong one; too many wrong ones stay an error. */
function toWrongPasswordErrors(error: unknown): readonly unknown[] {
  if (error instanceof HttpError && error.kind === "credentialsMissing") return [error];
  throw error;
}

/** Runs a request of a customer within its limit. @param account Number of the customer, or an e-mail address */
async function limitRequest<Value>(
  limit: AttemptLimit<"address" | "account">,
  account: string,
  clientAddress: string,
  run: () => Promise<Value>,
): Promise<Value | PrivacyRefusal> {
  try {
    return await limit.make({ address: clientAddress, account }, async () => ({
      value: await run(),
      counts: true,
    }));
  } catch (error) {
    return toTooManyResult(error);
  }
}

/** Returns the `Set-Cookie` values that remove log-in, session and guests' orders from a browser. */
const listExpiredCookies = (isHttps: boolean): readonly string[] =>
  [
    toHostCookieName(logInCookieName, isHttps),
    toHostCookieName(guestCookieName, isHttps),
    sessionCookieName,
    toCompanionCookieName(isHttps),
  ].map((name) => serialize(name, "", { path: "/", secure: isHttps, httpOnly: true, maxAge: 0 }));
