import { describe, expect, it } from "vitest";
import { createPasswords } from "../engine/passwords.ts";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor } from "../testing/Visitor.ts";

const ME = "{viewer{username email} customer{databaseId email firstName} cart{contents{itemCount}}}";
const MARIA = ["maria", "maria-likes-tea"] as const;

describe("the session token", () => {
  it("is new for everybody without one, comes back with each change, and not with a reading", async () => {
    const guest = new Visitor(openTestShop());
    expect((await guest.ask("{products(first:1){nodes{name}}}")).token).not.toBeNull();
    expect((await guest.cart()) && (await guest.ask("{cart{total}}")).token).toBeNull();
    expect((await guest.add(1)).token).not.toBeNull();
    expect((await guest.add(7)).token).toBeNull();
  });

  it.each([
    ["Session garbage", "invalid_token: Wrong number of segments"],
    ["Session a.b.c", "invalid_token: Signature verification failed"],
    ["Session null", "invalid_token: Wrong number of segments"],
    ["abc", "invalid_cart_token: Invalid Cart-Token"],
    ["", "invalid_cart_token: Invalid Cart-Token"],
  ])("%s is refused by the cart alone, and a new one comes back", async (header, message) => {
    const shop = openTestShop();
    const response = await shop.handle(
      new Request("http://shop.example/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", "woocommerce-session": header },
        body: JSON.stringify({ query: "{cart{total} customer{id} products(first:1){nodes{name}}}" }),
      }),
    );
    const body = (await response.json()) as {
      errors: { message: string; path: string[] }[];
      data: Record<string, unknown>;
    };
    expect(body.errors).toMatchObject([{ message, path: ["cart"] }]);
    expect(body.data).toMatchObject({ cart: null, customer: { id: "guest" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("woocommerce-session")).not.toBeNull();
  });

  it("runs out after 48 hours, and belongs to one shop", async () => {
    const shop = openTestShop();
    const guest = new Visitor(shop);
    await guest.add(1);
    const old = guest.token;
    shop.clock.now += 172_800_000;
    expect((await guest.add(1)).errors).toEqual(["invalid_token: Expired token"]);
    const other = new Visitor(openTestShop({ siteUrl: "http://other.example" }));
    const own = new Visitor(openTestShop());
    await own.cart();
    other.token = own.token;
    expect((await other.ask("{cart{total}}")).errors).toEqual(["invalid_token: The iss do not match with this server"]);
    expect(old).not.toBeNull();
  });

  it("that has run out takes the guest's cart with it, an account's stays", async () => {
    const shop = openTestShop();
    const [guest, maria] = [new Visitor(shop), new Visitor(shop)];
    await guest.add(1);
    await maria.logIn(...MARIA);
    await maria.add(1);
    expect(shop.shopkeeper.forgetOldSessions()).toBe(0);
    shop.clock.now += 172_800_001;
    expect(shop.shopkeeper.forgetOldSessions()).toBe(1);
    await maria.logIn(...MARIA);
    expect((await maria.cart()).contents.itemCount).toBe(1);
  });
});

describe("the cookie log-in", () => {
  it.each([
    ["nobody", "x", "invalid_username"],
    ["nobody@example.test", "x", "invalid_email"],
    ["maria", "x", "incorrect_password"],
    ["", "x", "empty_username"],
    ["maria", "", "empty_password"],
  ])("answers %s / %s with the bare code %s", async (login, password, code) => {
    expect(await new Visitor(openTestShop()).logIn(login, password)).toMatchObject({ status: 200, errors: [code] });
  });

  it("counts only together with a nonce", async () => {
    const guest = new Visitor(openTestShop());
    expect(await guest.fetchNonce()).toBe("0");
    await guest.logIn(...MARIA);
    const { nonce } = guest;
    expect(nonce).toMatch(/^[0-9a-f]{10}$/);
    guest.nonce = null;
    expect((await guest.ask(ME)).data).toMatchObject({ viewer: null, customer: { databaseId: null } });
    guest.nonce = nonce;
    expect((await guest.ask(ME)).data).toMatchObject({ viewer: { username: "maria" }, customer: { databaseId: 2 } });
  });

  it("counts alone where the shop is set up so", async () => {
    const guest = new Visitor(openTestShop({ settings: { cookieWithoutNonce: true } }));
    await guest.logIn(...MARIA);
    guest.nonce = null;
    expect((await guest.ask(ME)).data).toMatchObject({ viewer: { username: "maria" } });
  });

  it("moves the guest's cart to the account with the first request, and empties the guest's", async () => {
    const shop = openTestShop();
    const guest = new Visitor(shop);
    await guest.add(1, 2);
    const old = guest.token;
    await guest.logIn("maria@example.test", MARIA[1]);
    const reply = await guest.ask(ME);
    expect(reply.token).not.toBeNull();
    expect(reply.data).toMatchObject({ cart: { contents: { itemCount: 2 } } });
    const before = new Visitor(shop);
    before.token = old;
    expect((await before.cart()).contents.itemCount).toBe(0);
  });

  it("is not undone for the session token by logging out", async () => {
    const guest = new Visitor(openTestShop());
    await guest.logIn(...MARIA);
    await guest.add(1);
    expect((await guest.ask('mutation{logout(input:{clientMutationId:""}){status}}')).data).toEqual({
      logout: { status: "SUCCESS" },
    });
    guest.nonce = null;
    expect((await guest.ask(ME)).data).toMatchObject({
      viewer: null,
      customer: { databaseId: 2, email: null, firstName: null },
      cart: { contents: { itemCount: 1 } },
    });
  });

  it("forgets a forged cookie and an old nonce", async () => {
    const shop = openTestShop();
    const guest = new Visitor(shop);
    await guest.logIn(...MARIA);
    const { cookie } = guest;
    shop.clock.now += 86_400_000;
    expect((await guest.ask(ME)).data).toMatchObject({ viewer: null });
    guest.cookie = `${cookie ?? ""}0`;
    expect(await guest.fetchNonce()).toBe("0");
  });
});

describe("Headless Login", () => {
  const open = () => openTestShop({ settings: { headlessLogin: true } });
  const login = (guest: Visitor, username: string, password: string) =>
    guest.ask(
      "mutation($c:PasswordProviderResponseInput){login(input:{provider:PASSWORD,credentials:$c}){authToken refreshToken authTokenExpiration user{username}}}",
      { c: { username, password } },
    );

  it("is unknown to a shop without it", async () => {
    expect((await login(new Visitor(openTestShop()), ...MARIA)).errors[0]).toContain("PasswordProviderResponseInput");
  });

  it("gives tokens that end after 300 seconds, with 403 and a guest's data afterwards", async () => {
    const shop = open();
    const guest = new Visitor(shop);
    const tokens = (await login(guest, ...MARIA)).data?.["login"] as { authToken: string; refreshToken: string };
    guest.bearer = tokens.authToken;
    expect((await guest.ask(ME)).data).toMatchObject({ viewer: { username: "maria" } });
    expect((await login(guest, ...MARIA)).errors).toEqual(["You are already logged in."]);
    shop.clock.now += 301_000;
    expect(await guest.ask("{viewer{username} products(first:1){nodes{slug}}}")).toMatchObject({
      status: 403,
      errors: [],
      data: { viewer: null, products: { nodes: [{}] } },
    });
    guest.bearer = null;
    const refreshed = await guest.ask(
      "mutation($t:String!){refreshToken(input:{refreshToken:$t}){authToken success}}",
      { t: tokens.refreshToken },
    );
    expect(refreshed.data).toMatchObject({ refreshToken: { success: true } });
    expect(await guest.ask('mutation{refreshToken(input:{refreshToken:"bad"}){authToken success}}')).toMatchObject({
      status: 403,
      data: { refreshToken: { success: false, authToken: null } },
    });
  });

  it("names its provider, and refuses others without a word of why", async () => {
    const guest = new Visitor(open());
    expect((await guest.ask("{loginClients{provider isEnabled}}")).data).toEqual({
      loginClients: [{ provider: "PASSWORD", isEnabled: true }],
    });
    expect(
      (await guest.ask('mutation{login(input:{provider:GOOGLE,oauthResponse:{code:"x"}}){authToken}}')).errors,
    ).toEqual(["Internal server error"]);
    expect((await guest.ask("mutation{login(input:{provider:PASSWORD}){authToken}}")).errors).toEqual([
      "The PASSWORD provider requires the use of the `credentials` input arg.",
    ]);
  });

  it.each([
    ["maria", "x", "The user could not be logged in."],
    ["", "", "Missing username or password."],
  ])("refuses %s / %s", async (username, password, message) => {
    expect((await login(new Visitor(open()), username, password)).errors).toEqual([message]);
  });
});

it("passwords are kept as scrypt with a salt of their own", () => {
  const passwords = createPasswords();
  const hash = passwords.hash("tea", "00ff00ff00ff00ff00ff00ff00ff00ff");
  expect(hash).toMatch(/^scrypt\$1024\$00ff/);
  expect([passwords.verify("tea", hash), passwords.verify("Tea", hash), passwords.verify("tea", "plain")]).toEqual([
    true,
    false,
    false,
  ]);
});
