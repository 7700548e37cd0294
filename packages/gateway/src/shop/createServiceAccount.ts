import {
  createShopClient,
  ShopRequestError,
  ShopResponseError,
  type ShopClient,
  type ShopRequestOptions,
} from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../schema/parseOrNull.ts";
import { createNonceReader } from "./createNonceReader.ts";

/** Log-in of the server as a shop manager, used for orders that the shop shows only to their owners. */
export interface ServiceAccount {
  /**
   * Sends a request to the shop as the shop manager; logs in first if necessary, and once more when the log-in has
   * expired.
   * @throws ShopRequestError when the shop does not respond or refuses the log-in.
   */
  sendRequest<Answer>(send: (client: ShopClient, options: ShopRequestOptions) => Promise<Answer>): Promise<Answer>;
  /**
   * Sends queries as the shop manager, as `sendRequest` does, but without a request before them that checks the log-in.
   * @param send Sends queries that select the viewer; must reject with ShopResponseError where a response names none. It
   * is then called again.
   * @throws ShopRequestError as `sendRequest` does.
   */
  sendViewerQuery<Answer>(send: (client: ShopClient, options: ShopRequestOptions) => Promise<Answer>): Promise<Answer>;
}

/** Credentials and connection of the service account. */
export interface ServiceAccountOptions {
  /** URL of the shop's GraphQL endpoint. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly currency: string;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
}

const logInResponseSchema = v.object({ login: v.object({ authToken: v.string() }) });

type AuthHeaders = Readonly<Record<string, string>>;

const cookieLogInMutation =
  "mutation serviceLogIn($user: String!, $password: String!) { loginWithCookies(input: { login: $user, password: $password, rememberMe: true }) { status } }";
const tokenLogInMutation =
  "mutation serviceLogIn($user: String!, $password: String!) { login(input: { provider: PASSWORD, credentials: { username: $user, password: $password } }) { authToken } }";
const viewerQuery = "query serviceViewer { viewer { databaseId } }";

/** Texts of the GraphQL operations that a service account sends, whatever its log-in method. */
export const serviceOperations = { viewer: viewerQuery } as const;

/** Creates the service account. It logs in on the first request. */
export function createServiceAccount({
  url,
  user,
  password,
  currency,
  timeoutMs,
  fetch,
}: ServiceAccountOptions): ServiceAccount {
  const client = createShopClient({ url, currency, timeoutMs, fetch, log: () => undefined });
  const readNonce = createNonceReader({ shopUrl: new URL(url), fetch, timeoutMs });
  let authHeaders: Promise<AuthHeaders> | null = null;

  const logIn = async (): Promise<AuthHeaders> => {
    const variables = { user, password };
    const { cookies, data, errors } = await client.send({ query: cookieLogInMutation, variables });
    if (data?.["loginWithCookies"]) {
      const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
      // WordPress requires a nonce with a cookie.
      const nonce = await readNonce(cookie);
      return { cookie, ...(nonce !== null && { "x-wp-nonce": nonce }) };
    }
    // A shop with Headless Login does not have this mutation; a wrong password results in WordPress's code.
    const isRejected = errors.some(({ message }) => /^(?:invalid|incorrect|empty)_/.test(message));
    const tokenResponse = isRejected ? null : await client.send({ query: tokenLogInMutation, variables });
    const authToken = parseOrNull(logInResponseSchema, tokenResponse?.data)?.login.authToken;
    if (!authToken) throw new ShopRequestError("The shop refuses the service account's user name or password");
    return { authorization: `Bearer ${authToken}` };
  };

  const getAuthHeaders = () => {
    authHeaders ??= logIn().catch((error: unknown) => {
      authHeaders = null;
      throw error;
    });
    return authHeaders;
  };
  // The shop responds to all other queries of an expired log-in as for a guest: only the viewer reveals it.
  const isLoggedIn = async (options: ShopRequestOptions) =>
    Boolean((await client.send({ query: viewerQuery }, options)).data?.["viewer"]);

  const sendRequest: ServiceAccount["sendRequest"] = async (send) => {
    if (!(await isLoggedIn({ headers: await getAuthHeaders() }))) authHeaders = null;
    return send(client, { headers: await getAuthHeaders() });
  };

  return {
    sendRequest,
    async sendViewerQuery(send) {
      try {
        return await send(client, { headers: await getAuthHeaders() });
      } catch (error) {
        // The log-in may have expired.
        if (!(error instanceof ShopResponseError)) throw error;
        return sendRequest(send);
      }
    },
  };
}
