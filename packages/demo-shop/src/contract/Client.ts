import * as v from "valibot";

const responseSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(v.array(v.object({ message: v.string() }))),
});

/** HTTP response of a shop. */
export interface ClientReply {
  readonly status: number;
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly string[];
  readonly token: string | null;
}

/** Client for any WooGraphQL server. Its only configuration is the URL of the server. */
export class ContractClient {
  readonly url: string;
  token: string | null = null;
  cookies = new Map<string, string>();
  nonce: string | null = null;

  constructor(url: string) {
    this.url = url;
  }

  async send(query: string, variables: Record<string, unknown> = {}): Promise<ClientReply> {
    return this.post(JSON.stringify({ query, variables }));
  }

  async post(body: string, extraHeaders: Record<string, string> = {}): Promise<ClientReply> {
    const response = await fetch(this.url, { method: "POST", headers: { ...this.headers(), ...extraHeaders }, body });
    const token = response.headers.get("woocommerce-session");
    if (token !== null) this.token = token;
    this.keepCookies(response);
    const result = v.parse(responseSchema, await response.json());
    return {
      status: response.status,
      data: result.data ?? null,
      errors: (result.errors ?? []).map((error) => error.message),
      token,
    };
  }

  /** Fetches the nonce that WordPress requires with the log-in cookie. */
  async fetchNonce(): Promise<void> {
    const response = await fetch(new URL("/wp-admin/admin-ajax.php?action=rest-nonce", this.url), {
      headers: { cookie: this.cookieHeader() },
    });
    const text = (await response.text()).trim();
    this.nonce = text === "0" ? null : text;
  }

  async logIn(login: string, password: string): Promise<ClientReply> {
    const reply = await this.send(
      "mutation($login:String!,$password:String!){loginWithCookies(input:{login:$login,password:$password,rememberMe:true}){status}}",
      { login, password },
    );
    if (reply.errors.length === 0) await this.fetchNonce();
    return reply;
  }

  private headers(): Record<string, string> {
    return {
      "content-type": "application/json",
      ...(this.token !== null && { "woocommerce-session": `Session ${this.token}` }),
      ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
      ...(this.nonce !== null && { "x-wp-nonce": this.nonce }),
    };
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const separatorIndex = pair.indexOf("=");
      if (/Max-Age=0/i.test(line)) this.cookies.delete(pair.slice(0, separatorIndex));
      else this.cookies.set(pair.slice(0, separatorIndex), pair.slice(separatorIndex + 1));
    }
  }
}
