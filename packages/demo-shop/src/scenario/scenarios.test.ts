import { expect, it } from "vitest";
import { externalPictureBaseUrl } from "../products/toMediaView.ts";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor } from "../testing/Visitor.ts";
import { readScenarios } from "./Scenario.ts";

it("reads names from a list and leaves out what it does not know", () => {
  expect(
    readScenarios("slow, nope,hugeCatalogue(50),hugeCatalogue(x),catalogueOf(7),catalogueOf-8,catalogueOf9"),
  ).toEqual([
    { kind: "slow" },
    { kind: "hugeCatalogue", products: 50 },
    { kind: "catalogueOf", products: 7 },
    { kind: "catalogueOf", products: 8 },
  ]);
});

it("slow waits three seconds", async () => {
  const waits: number[] = [];
  await new Visitor(openTestShop({ scenario: "slow", wait: (ms) => (waits.push(ms), Promise.resolve()) })).ask(
    "{viewer{id}}",
  );
  expect(waits).toEqual([3000]);
});

it("down answers with a maintenance page, flaky with one in five", async () => {
  const status = (shop: ReturnType<typeof openTestShop>) =>
    shop.handle(new Request("http://shop.example/graphql?query={viewer{id}}")).then((response) => response.status);
  expect(await status(openTestShop({ scenario: "down" }))).toBe(503);
  const flaky = openTestShop({ scenario: "flaky" });
  const answers = await Promise.all(Array.from({ length: 500 }, () => status(flaky)));
  const share = answers.filter((answer) => answer === 503).length / 500;
  expect(share).toBeGreaterThan(0.14);
  expect(share).toBeLessThan(0.26);
});

it("status503json answers everything with errors in JSON, and begins no session", async () => {
  const shop = openTestShop({ scenario: "status503json" });
  const response = await shop.handle(new Request("http://shop.example/graphql?query={viewer{id}}"));
  expect(response.status).toBe(503);
  expect(response.headers.get("woocommerce-session")).toBeNull();
  expect(await response.json()).toMatchObject({ errors: [{ message: "Service Unavailable" }] });
});

it("phpNotice prints a notice before every answer, the nonce too", async () => {
  const shop = openTestShop({ scenario: "phpNotice" });
  const bodyOf = async (path: string) => (await shop.handle(new Request(`http://shop.example${path}`))).text();
  const notice = /^<br \/>\n<b>Notice<\/b>: {2}Undefined index: .+ on line <b>12<\/b><br \/>\n/;
  const body = await bodyOf("/graphql?query={viewer{id}}");
  expect(body).toMatch(notice);
  expect(JSON.parse(body.replace(notice, ""))).toMatchObject({ data: { viewer: null } });
  expect((await bodyOf("/wp-admin/admin-ajax.php?action=rest-nonce")).replace(notice, "")).toBe("0");
});

it("sessionExpired fails once and lets the client recover", async () => {
  const shop = openTestShop();
  const guest = new Visitor(shop);
  await guest.add(1);
  shop.setScenario("sessionExpired");
  expect((await guest.add(1)).errors).toEqual(["invalid_token: Expired token"]);
  expect((await guest.add(1)).errors).toEqual([]);
});

it("sessionRowGone empties a guest's cart at the first checkout, says so as the live shop does, and sends no new token", async () => {
  const guest = new Visitor(openTestShop({ scenario: "sessionRowGone" }));
  await guest.add(1, 2);
  const { token } = guest;
  expect(await guest.checkOut()).toMatchObject({ errors: ["Sorry, no session found."], token: null });
  const { data, token: renewed } = await guest.ask(
    "{cart(recalculateTotals:true){contents{itemCount}} customer{shipping{city}}}",
  );
  expect(data).toEqual({ cart: { contents: { itemCount: 0 } }, customer: { shipping: { city: null } } });
  expect(renewed).toBeNull();
  expect(guest.token).toBe(token);
  await guest.add(1, 2);
  expect((await guest.checkOut()).errors).toEqual([]);
});

it("rows of sessions can be deleted at any moment: the token lives, the cart is empty", async () => {
  const shop = openTestShop();
  const guest = new Visitor(shop);
  await guest.add(1);
  expect(shop.shopkeeper.deleteSessionRows()).toBe(1);
  expect((await guest.cart()).contents).toMatchObject({ itemCount: 0 });
  expect((await guest.checkOut()).errors).toEqual(["Sorry, no session found."]);
  expect((await guest.add(1)).errors).toEqual([]);
});

it("an account that loses its session's row has its lines again where the shop keeps a persistent cart, and codes nowhere", async () => {
  for (const scenario of [["sessionRowGone"], ["sessionRowGone", "noPersistentCart"]] as const) {
    const shop = openTestShop({ scenario: [...scenario] });
    const maria = new Visitor(shop);
    await maria.logIn("maria", "maria-likes-tea");
    await maria.add(1, 2);
    await maria.coupon("save10");
    const isKept = scenario.length === 1;
    expect((await maria.checkOut()).errors).toEqual(isKept ? [] : ["Sorry, no session found."]);
    if (isKept) expect(shop.shopkeeper.orders()[0]).toMatchObject({ lines: [{ quantity: 2 }], coupons: [] });

    await maria.add(2);
    shop.shopkeeper.deleteSessionRows();
    const { data } = await maria.ask("{cart{contents{itemCount} appliedCoupons{code}} customer{shipping{city}}}");
    const contents = { itemCount: isKept ? 1 : 0 };
    expect(data).toEqual({ cart: { contents, appliedCoupons: null }, customer: { shipping: { city: "Hamburg" } } });
  }
});

it("a cart that its owner has emptied stays empty without its row", async () => {
  const shop = openTestShop();
  const maria = new Visitor(shop);
  await maria.logIn("maria", "maria-likes-tea");
  await maria.add(1);
  await maria.ask("mutation{emptyCart(input:{}){cart{total}}}");
  shop.shopkeeper.deleteSessionRows();
  expect((await maria.cart()).contents).toMatchObject({ itemCount: 0 });
});

it("refuses in the words of the live shop what a scenario makes fail", async () => {
  const shop = openTestShop();
  const guest = new Visitor(shop);
  await guest.add(1);
  shop.setScenario(["cartRejects", "couponExpired", "outOfStockAtCheckout"]);
  expect((await guest.add(1)).errors[0]).toContain("there is not enough stock (0 remaining)");
  expect((await guest.coupon("SAVE10")).errors).toEqual(["Coupon &quot;save10&quot; has expired."]);
  expect((await guest.checkOut()).errors[0]).toContain('Sorry, we do not have enough "Plain Phone" in stock');
  shop.setScenario("paymentFails");
  expect((await guest.checkOut()).errors).toEqual(["We were unable to process your order, please try again."]);
  shop.setScenario();
  expect((await guest.checkOut()).errors).toEqual([]);
});

it("shows an empty shop, or a huge one, by a header where headers count", async () => {
  const guest = new Visitor(openTestShop({ scenarioHeader: true }));
  const countProducts = async (scenario: string) => {
    guest.headers = { "x-demo-scenario": scenario };
    return (await guest.ask("{products(first:1){found}}")).data;
  };
  expect(await countProducts("emptyShop")).toEqual({ products: { found: null } });
  expect(await countProducts("hugeCatalogue(1000)")).toMatchObject({
    products: { found: 1000 - Math.floor(1000 / 19) },
  });
  const plain = new Visitor(openTestShop());
  plain.headers = { "x-demo-scenario": "emptyShop" };
  expect((await plain.ask("{products(first:1){found}}")).data).toEqual({ products: { found: 18 } });
});

/** What the live server said (recordings 469 to 472): a list with a locked product is null, its cursors still come. */
it("passwordProduct fails every list that holds it, with its place, and answers cursors and the rest", async () => {
  const shop = openTestShop({ scenario: "passwordProduct" });
  const guest = new Visitor(shop);
  const masked = (column: number, path: readonly (string | number)[]) => [
    { message: "Internal server error", locations: [{ line: 1, column }], path },
  ];
  const whole = async (query: string): Promise<unknown> =>
    (await shop.handle(new Request(`http://shop.example/graphql?query=${encodeURIComponent(query)}`))).json();
  expect(await whole("{products(first:8){nodes{databaseId name slug}}}")).toMatchObject({
    errors: masked(20, ["products", "nodes", 7]),
    data: { products: null },
  });
  const cursors = (await guest.ask("{products(first:8){edges{cursor}}}")).data as {
    products: { edges: { cursor: string }[] };
  };
  const ids = cursors.products.edges.map(({ cursor }) => Number(atob(cursor).replace("arrayconnection:", "")));
  expect(ids).toHaveLength(8);
  const [locked = 0] = ids.slice(7);
  const rest = await guest.ask(`{products(first:8,where:{exclude:[${locked}]}){nodes{databaseId}}}`);
  const nodes = (rest.data as { products: { nodes: { databaseId: number }[] } }).products.nodes;
  expect(nodes.map(({ databaseId }) => databaseId).slice(0, 7)).toEqual(ids.slice(0, 7));
  expect(await whole(`{product(id:${locked},idType:DATABASE_ID){databaseId name}}`)).toMatchObject({
    errors: masked(2, ["product"]),
    data: { product: null },
  });
});

it("groupedProducts adds groups that show their members and cannot be bought", async () => {
  const guest = new Visitor(openTestShop({ scenario: "groupedProducts" }));
  const query =
    "{products(where:{type:GROUPED}){nodes{__typename databaseId type ... on GroupProduct{price addToCartText products{nodes{databaseId type}}}}}}";
  const { data, errors } = await guest.ask(query);
  expect(errors).toEqual([]);
  const groups = (data as { products: { nodes: { databaseId: number; products: { nodes: object[] } }[] } }).products
    .nodes;
  expect(groups).toHaveLength(2);
  expect(groups[0]).toMatchObject({
    __typename: "GroupProduct",
    type: "GROUPED",
    price: null,
    addToCartText: "View products",
  });
  expect(groups[0]?.products.nodes).toHaveLength(3);
  expect((await guest.add(groups[0]?.databaseId ?? 0)).errors).toEqual(["Sorry, this product cannot be purchased."]);
});

/** What a server without a plugin for logging in says; it still opens accounts. */
it("noLogIn knows no log-in, whichever plugin the shop had, and still registers", async () => {
  for (const headlessLogin of [false, true]) {
    const guest = new Visitor(openTestShop({ scenario: "noLogIn", settings: { headlessLogin } }));
    const byCookie = await guest.ask("mutation($input:LoginWithCookiesInput!){loginWithCookies(input:$input){status}}");
    expect(byCookie.errors).toContain('Unknown type "LoginWithCookiesInput".');
    const byToken = await guest.ask("mutation($input:LoginInput!){login(input:$input){authToken}}");
    expect(byToken.errors[0]).toMatch(/^Unknown type "LoginInput"\./);
    const input = '{email:"nina@example.test",username:"nina",password:"soldering iron 9"}';
    expect((await guest.ask(`mutation{registerCustomer(input:${input}){customer{id}}}`)).errors).toEqual([]);
  }
});

it("catalogueOf tells of its products one request after another, as slowly as a live shop with one worker", async () => {
  const waits: { readonly ms: number; readonly done: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((done) => void waits.push({ ms, done }));
  const shop = openTestShop({ scenario: "catalogueOf(200)", wait });
  const ask = (query: string) =>
    shop.handle(new Request(`http://shop.example/graphql?query=${encodeURIComponent(query)}`));
  const whole = ask("{products(first:100){found nodes{databaseId name slug sku date}}}");
  const look = ask(
    "{products(first:20,where:{orderby:[{field:MODIFIED,order:DESC}]}){found nodes{databaseId modified}}}",
  );
  await expect.poll(() => waits.length).toBe(1);
  // A hundred whole products take 2.0 to 2.7 seconds, a look 0.3.
  expect(waits[0]?.ms).toBeGreaterThanOrEqual(2_000);
  expect(waits[0]?.ms).toBeLessThanOrEqual(2_700);
  waits[0]?.done();
  const response = await whole;
  expect(response.headers.get("server-timing")).toBe(`php;dur=${waits[0]?.ms}`);
  expect(await response.json()).toMatchObject({ data: { products: { found: expect.any(Number) as number } } });
  await expect.poll(() => waits.length).toBe(2);
  expect(waits[1]?.ms).toBe(300);
  waits[1]?.done();
  await look;
});

it("scenarios about the catalogue go together", async () => {
  const guest = new Visitor(openTestShop({ scenario: ["passwordProduct", "groupedProducts"] }));
  expect((await guest.ask("{products(where:{type:GROUPED}){nodes{slug}}}")).errors).toEqual([]);
  expect((await guest.ask("{products(first:100){nodes{slug}}}")).errors).toEqual(["Internal server error"]);
});

it("otherPictureHost has every picture on a host of its own, and the shop where it was", async () => {
  const guest = new Visitor(openTestShop({ scenarioHeader: true, siteUrl: "https://shop.example" }));
  const read = async () => {
    const query = "{generalSettings{url}products(first:100){nodes{image{sourceUrl}galleryImages{nodes{sourceUrl}}}}}";
    const { data } = await guest.ask(query);
    return {
      ...(data as { generalSettings: object }),
      pictures: JSON.stringify(data).match(/https:[^"]+\.webp/g) ?? [],
    };
  };
  const isOn = (site: string) => (picture: string) => picture.startsWith(`${site}/pictures/`);
  const ownPictures = (await read()).pictures;
  expect(ownPictures.length).toBeGreaterThan(0);
  expect(ownPictures.every(isOn("https://shop.example"))).toBe(true);
  guest.headers = { "x-demo-scenario": "otherPictureHost" };
  const { generalSettings, pictures } = await read();
  expect(generalSettings).toEqual({ url: "https://shop.example" });
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.every(isOn(externalPictureBaseUrl))).toBe(true);
});

it("nonLatinSlugs tells products' slugs encoded and the category's plain, and finds products by either", async () => {
  const guest = new Visitor(openTestShop({ scenario: "nonLatinSlugs" }));
  const { data } = await guest.ask(
    "{products(first:1,where:{visibility:VISIBLE}){nodes{databaseId slug link productCategories{nodes{slug}}}}}",
  );
  const [newest] = (
    data as {
      products: {
        nodes: { databaseId: number; slug: string; link: string; productCategories: { nodes: { slug: string }[] } }[];
      };
    }
  ).products.nodes;
  expect(newest?.slug).toBe("%e6%89%8b%e6%9c%ba-%e5%a3%b3");
  expect(newest?.link).toContain("/product/%e6%89%8b%e6%9c%ba-%e5%a3%b3/");
  expect(newest?.productCategories.nodes[0]?.slug).toBe("智能手机");
  for (const slug of ["手机-壳", "%e6%89%8b%e6%9c%ba-%e5%a3%b3", "%E6%89%8B%E6%9C%BA-%E5%A3%B3"]) {
    const reply = await guest.ask("query($id:ID!){product(id:$id,idType:SLUG){databaseId}}", { id: slug });
    expect(reply.data).toEqual({ product: { databaseId: newest?.databaseId } });
  }
});

/** What the live server said of such a shop: the product net, the cart gross. */
it("netPrices tells products' prices without tax and adds it in the cart", async () => {
  const guest = new Visitor(openTestShop({ scenario: "netPrices" }));
  await guest.add(1, 2);
  const { data } =
    await guest.ask(`{cart{displayPricesIncludeTax total(format:RAW) subtotal(format:RAW) subtotalTax(format:RAW) shippingTotal(format:RAW) shippingTax(format:RAW)
    contents{nodes{subtotal(format:RAW) product{node{... on ProductWithPricing{price(format:RAW)}}}}}}}`);
  const { cart } = data as {
    cart: {
      total: string;
      subtotal: string;
      subtotalTax: string;
      shippingTotal: string;
      shippingTax: string;
      contents: { nodes: { subtotal: string; product: { node: { price: string } } }[] };
    };
  };
  const [line] = cart.contents.nodes;
  expect(Number(line?.subtotal)).toBe(2 * Number(line?.product.node.price));
  expect(Number(cart.subtotalTax)).toBeCloseTo(Number(cart.subtotal) * 0.19, 1);
  const parts = [cart.subtotal, cart.subtotalTax, cart.shippingTotal, cart.shippingTax].reduce(
    (sum, part) => sum + Number(part),
    0,
  );
  expect(Number(cart.total)).toBeCloseTo(parts, 1);
});
