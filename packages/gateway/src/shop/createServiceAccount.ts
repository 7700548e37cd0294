import {
  createShopClient,
  readText,
  ShopTrouble,
  splitPhpMessages,
  type ShopClient,
  type ShopRequestOptions,
} from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../schema/parseOrNull.ts";

/** The shop manager's log-in that the server keeps, to find and show orders that the shop shows to their owners alone. */
export interface ServiceAccount {
  /**
   * Asks the shop as the shop manager; logs in first where it has to, and once more when the log-in has died.
   * @throws ShopTrouble when the shop cannot be asked or refuses the log-in.
   */
  ask<Answer>(question: (client: ShopClient, options: ShopRequestOptions) => Promise<Answer>): Promise<Answer>;
}

/** How to log in. */
export interface ServiceAccountOptions {
  /** The shop's GraphQL endpoint. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly currency: string;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
}

const logInAnswer = v.object({ login: v.object({ authToken: v.string() }) });

type Access = Readonly<Record<string, string>>;

/** A page that stands in the place of a nonce is not read to its end. */
const MAX_NONCE_BYTES = 1024 * 1024;

const cookieLogIn =
  "mutation serviceLogIn($user: String!, $password: String!) { loginWithCookies(input: { login: $user, password: $password, rememberMe: true }) { status } }";
const tokenLogIn =
  "mutation serviceLogIn($user: String!, $password: String!) { login(input: { provider: PASSWORD, credentials: { username: $user, password: $password } }) { authToken } }";
const whoAmI = "query serviceViewer { viewer { databaseId } }";

/** What a service account sends however it logs in, as text. */
export const serviceOperations = { viewer: whoAmI } as const;

/** Opens nothing yet: the first question logs in. */
export function createServiceAccount({
  url,
  user,
  password,
  currency,
  timeoutMs,
  fetch,
}: ServiceAccountOptions): ServiceAccount {
  const client = createShopClient({ url, currency, timeoutMs, fetch, log: () => undefined });
  let access: Promise<Access> | null = null;

  const logIn = async (): Promise<Access> => {
    const variables = { user, password };
    const { cookies, data, errors } = await client.send({ query: cookieLogIn, variables });
    if (data?.["loginWithCookies"]) {
      const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
      return { cookie, ...(await nonceOf(cookie)) };
    }
    // A shop with Headless Login knows no such mutation; a wrong password has WordPress's code.
    const isRefused = errors.some(({ message }) => /^(?:invalid|incorrect|empty)_/.test(message));
    const token = isRefused ? null : await client.send({ query: tokenLogIn, variables });
    const authToken = parseOrNull(logInAnswer, token?.data)?.login.authToken;
    if (!authToken) throw new ShopTrouble("The shop refuses the service account's user name or password");
    return { authorization: `Bearer ${authToken}` };
  };

  /** WordPress lets a cookie count only together with a nonce. */
  const nonceOf = async (cookie: string): Promise<Access> => {
    const address = new URL(
      "wp-admin/admin-ajax.php?action=rest-nonce",
      url.replace(/(?:index\.php\/?)?graphql\/?$/, ""),
    );
    const response = await fetch(address, {
      headers: { cookie },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "manual",
    });
    const nonce = splitPhpMessages(await readText(response, MAX_NONCE_BYTES)).answer.trim();
    return /^[0-9a-f]{10}$/.test(nonce) ? { "x-wp-nonce": nonce } : {};
  };

  const headers = () => {
    access ??= logIn().catch((error: unknown) => {
      access = null;
      throw error;
    });
    return access;
  };
  // Everything else of the shop answers a dead log-in like a guest: only the viewer tells.
  const isLoggedIn = async (options: ShopRequestOptions) =>
    Boolean((await client.send({ query: whoAmI }, options)).data?.["viewer"]);

  return {
    async ask(question) {
      if (!(await isLoggedIn({ headers: await headers() }))) access = null;
      return question(client, { headers: await headers() });
    },
  };
}
