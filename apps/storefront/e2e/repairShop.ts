import { expect } from "@playwright/test";

/** Somebody who asks the shop itself, without the storefront: a guest, or the shop's keeper at the workshop. */
class ShopVisitor {
  private readonly headers: Record<string, string> = { "content-type": "application/json" };
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const response = await fetch(this.url, { method: "POST", headers: this.headers, body: JSON.stringify({ query, variables }) });
    const token = response.headers.get("woocommerce-session");
    if (token) this.headers["woocommerce-session"] = `Session ${token}`;
    const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (cookies.length > 0) this.headers["cookie"] = cookies.join("; ");
    const { data, errors } = (await response.json()) as { data: Data; errors?: readonly unknown[] };
    expect(errors ?? []).toEqual([]);
    return data;
  }

  async logIn(login: string, password: string): Promise<void> {
    await this.ask("mutation($l:String!,$p:String!){loginWithCookies(input:{login:$l,password:$p,rememberMe:true}){status}}", { l: login, p: password });
    const response = await fetch(new URL("/wp-admin/admin-ajax.php?action=rest-nonce", this.url), { headers: this.headers });
    this.headers["x-wp-nonce"] = (await response.text()).trim();
  }
}

const home = { firstName: "Maria", lastName: "Muster", address1: "Weg 1", city: "Berlin", postcode: "10115", country: "DE", state: "DE-BE" };
const meta = (fields: Readonly<Record<string, string>>) => Object.entries(fields).map(([key, value]) => ({ key, value }));

/** Books a battery for a phone as checkout does; answers the order's number. @param account Who is logged in; a guest by default. */
export async function bookAtShop(shopUrl: string, email: string, account?: { login: string; password: string }): Promise<string> {
  const guest = new ShopVisitor(shopUrl);
  if (account) await guest.logIn(account.login, account.password);
  const { product } = await guest.ask<{ product: { databaseId: number } }>('{product(id:"nordlys-n3-pro-battery-replacement",idType:SLUG){databaseId}}');
  await guest.ask("mutation($id:Int!){addToCart(input:{productId:$id,quantity:1}){cart{total}}}", { id: product.databaseId });
  const details = meta({ repair_device: "Nordlys N3 Pro", repair_faults: "battery", repair_parts: "original", repair_way: "mailIn" });
  const { checkout } = await guest.ask<{ checkout: { order: { databaseId: number } } }>(
    "mutation($input:CheckoutInput!){checkout(input:$input){order{databaseId}}}",
    { input: { paymentMethod: "cod", billing: { ...home, email }, shipping: home, metaData: details } },
  );
  return String(checkout.order.databaseId);
}

/** The workshop finds more than was agreed on, and asks: the order waits for its customer. */
export async function askForMore(shopUrl: string, order: string): Promise<void> {
  const keeper = new ShopVisitor(shopUrl);
  await keeper.logIn("keeper", "keeper-of-the-shop");
  const offer = meta({ repair_state: "waiting", repair_offer_reason: "The frame is bent.", repair_offer_before: "59.00", repair_offer_extras: "Frame 35.00", repair_offer_total: "94.00" });
  await keeper.ask("mutation($id:ID!,$offer:[MetaDataInput]){updateOrder(input:{id:$id,metaData:$offer}){order{databaseId}}}", { id: order, offer });
  await keeper.ask('mutation($id:ID!){createOrderNote(input:{orderId:$id,note:"received: Checklist signed.",isCustomerNote:true}){order{databaseId}}}', { id: order });
}
