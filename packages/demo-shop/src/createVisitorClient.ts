import type { DemoShop } from "./createDemoShop.ts";

/**
 * Creates a function that sends the GraphQL requests of a visitor to a shop. Like the storefront's gateway, it keeps
 * the session token, log-in cookie and nonce, so that the page never receives them. Stories and browser tests use it,
 * because their responses cannot set cookies.
 * @param credentials User name and password, if the visitor is logged in from the start.
 */
export function createVisitorClient(
  shop: DemoShop,
  credentials?: { readonly login: string; readonly password: string },
): (request: Request) => Promise<Response> {
  const url = `${shop.engine.siteUrl}/graphql`;
  let token: string | null = null;
  let cookie: string | null = null;
  let nonce: string | null = null;
  let loginPromise: Promise<void> | null = null;

  const send = async (body: string, scenario: string | null) => {
    const headers = new Headers({ "content-type": "application/json" });
    if (token !== null) headers.set("woocommerce-session", `Session ${token}`);
    if (cookie !== null) headers.set("cookie", cookie);
    if (nonce !== null) headers.set("x-wp-nonce", nonce);
    if (scenario !== null) headers.set("x-demo-scenario", scenario);
    const answer = await shop.respond({ method: "POST", url, headers, body: () => Promise.resolve(body) });
    token = answer.headers.find(([name]) => name === "woocommerce-session")?.[1] ?? token;
    const setCookieHeader = answer.headers.find(([name]) => name === "Set-Cookie")?.[1];
    if (setCookieHeader !== undefined) {
      cookie = setCookieHeader.includes("Max-Age=0") ? null : (setCookieHeader.split(";")[0] ?? null);
      if (cookie === null) token = null;
      nonce = await fetchNonce();
    }
    return answer;
  };

  const fetchNonce = async (): Promise<string | null> => {
    if (cookie === null) return null;
    const answer = await shop.respond({
      method: "GET",
      url: `${shop.engine.siteUrl}/wp-admin/admin-ajax.php?action=rest-nonce`,
      headers: new Headers({ cookie }),
      body: () => Promise.resolve(""),
    });
    return /[0-9a-f]{10}$/.exec(answer.body)?.[0] ?? null;
  };

  const logIn = async () => {
    if (credentials === undefined) return;
    await send(
      JSON.stringify({
        query:
          "mutation($login:String!,$password:String!){loginWithCookies(input:{login:$login,password:$password}){status}}",
        variables: credentials,
      }),
      null,
    );
  };

  return async (request) => {
    loginPromise ??= logIn();
    await loginPromise;
    const answer = await send(await request.text(), request.headers.get("x-demo-scenario"));
    return new Response(answer.body, {
      status: answer.status,
      headers: { "content-type": answer.headers.find(([name]) => name === "Content-Type")?.[1] ?? "text/plain" },
    });
  };
}
