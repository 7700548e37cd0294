import { expect } from "@playwright/test";

/** Client that sends requests directly to the shop, without the storefront: a guest, or the shop's manager. */
export class ShopVisitor {
  private readonly headers: Record<string, string> = { "content-type": "application/json" };
  private readonly url: string;

  /** @param url GraphQL endpoint of the shop. */
  constructor(url: string) {
    this.url = url;
  }

  /** Sends a request, and expects a response without errors. */
  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const response = await fetch(this.url, {
      method: "POST",
      headers: this.headers,
      body: JSON.stringify({ query, variables }),
    });
    const token = response.headers.get("woocommerce-session");
    if (token) this.headers["woocommerce-session"] = `Session ${token}`;
    const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (cookies.length > 0) this.headers["cookie"] = cookies.join("; ");
    const { data, errors } = (await response.json()) as { data: Data; errors?: readonly unknown[] };
    expect(errors ?? []).toEqual([]);
    return data;
  }

  /** Creates an account, whose owner can log in by e-mail. */
  async register(email: string, password: string): Promise<void> {
    await this.ask("mutation($e:String!,$p:String!){registerCustomer(input:{email:$e,password:$p}){customer{id}}}", {
      e: email,
      p: password,
    });
  }

  async logIn(login: string, password: string): Promise<void> {
    await this.ask(
      "mutation($l:String!,$p:String!){loginWithCookies(input:{login:$l,password:$p,rememberMe:true}){status}}",
      { l: login, p: password },
    );
    const response = await fetch(new URL("/wp-admin/admin-ajax.php?action=rest-nonce", this.url), {
      headers: this.headers,
    });
    this.headers["x-wp-nonce"] = (await response.text()).trim();
  }
}
