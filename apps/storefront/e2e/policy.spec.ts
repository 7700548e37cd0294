import { trustedPolicies } from "@rewire/domain";
import { addresses } from "./addresses.ts";
import { alive, openAlive } from "./alive.ts";
import { putHubIntoCart } from "./checkout.ts";
import { followViolations } from "./followViolations.ts";
import { askForMore, bookAtShop } from "./repairShop.ts";
import { expect, test } from "./test.ts";

/** URLs of states that the plain URLs of routes do not show. */
const STATES = [
  "/products?search=phone",
  "/products?search=nothingofthatname",
  "/products?filter=pa_color[black]",
  "/products?min=100&max=200",
  "/products/page/99",
  "/compare?products=nordlys-n3-pro,nordlys-n3",
  "/repair?device=nordlys-n3-pro&faults=battery",
  "/repair?device=other",
  "/product/nothing-of-that-name",
  "/de/products",
];

/** Lists the tags with a style attribute, outside of scripts. */
const styledTags = (html: string) =>
  html.replaceAll(/<script[\s\S]*?<\/script>/g, "").match(/<[^>]*\sstyle=[^>]*>/g) ?? [];

test("no page of the server holds a style attribute, and each enforces Trusted Types", async ({ request, rewire }) => {
  const email = "maria@policy.test";
  const number = await bookAtShop(rewire.shopUrl, email);
  await askForMore(rewire.shopUrl, number);
  const ticket = () => request.post("/repair/status", { form: { number, email }, headers: { origin: rewire.url } });
  const pages = [...addresses, ...STATES].map((address) => [address, () => request.get(address)] as const);
  for (const [name, open] of [...pages, ["a repair", ticket] as const]) {
    const answer = await open();
    expect(answer.headers()["content-type"], name).toContain("text/html");
    expect(styledTags(await answer.text()), name).toEqual([]);
    const policy = answer.headers()["content-security-policy"]?.split("; ");
    expect(policy, name).toContain("style-src-attr 'none'");
    expect(policy, name).toContain("require-trusted-types-for 'script'");
  }
});

/**
 * URLs of other resources with their content types: page data, files of the build and of the shop, the GraphQL
 * endpoint, resources for crawlers and monitoring, and errors of each.
 */
const OTHERS: Readonly<Record<string, RegExp>> = {
  "/products.data": /^text\/x-script$/,
  "/product/nothing-of-that-name.data": /^text\/x-script$/,
  "/robots.txt": /^text\/plain; charset=utf-8$/i,
  "/sitemap.xml": /^(application|text)\/xml; charset=utf-8$/i,
  "/livez": /^application\/json/,
  "/readyz": /^application\/json/,
  "/graphql": /^application\/json/,
  "/assets/nothing.js": /^text\/(plain|html); charset=utf-8$/i,
  "/media/nothing.webp": /^text\/(plain|html); charset=utf-8$/i,
};

test("every answer says its true type and characters, and that nobody may guess another", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const linked = (pattern: RegExp) => [...new Set([...home.matchAll(pattern)].map(([, address]) => address ?? ""))];
  const kinds: readonly (readonly [RegExp, RegExp])[] = [
    [/["\s](\/assets\/[^"\s]+\.js)(?=["\s])/g, /^text\/javascript; charset=utf-8$/i],
    [/[("](\/[^")<>]+\.woff2)[")]/g, /^font\/woff2$/],
    [/"(\/[^"]+\.svg)[#"]/g, /^image\/svg\+xml/],
    [/src="(\/media\/[^"]+)"/g, /^image\/(webp|avif|jpeg|png)$/],
  ];
  const files = kinds.flatMap(([pattern, type]) => {
    const links = linked(pattern);
    expect(links, String(pattern)).not.toEqual([]);
    return links.map((address) => [address.replaceAll("&amp;", "&"), type] as const);
  });
  for (const [address, type] of [
    ...files,
    ...Object.entries(OTHERS),
    ...addresses.map((page) => [page, /^text\/html; charset=utf-8$/i] as const),
  ]) {
    const answer = await request.get(address);
    expect(answer.headers()["content-type"], address).toMatch(type);
    expect(answer.headers()["x-content-type-options"], address).toBe("nosniff");
  }
});

test("text becomes neither HTML nor a script nor a style, and no other policy can be made", async ({
  browser,
  rewire,
}) => {
  const page = await browser.newPage();
  await openAlive(page, `${rewire.url}/product/nordlys-n3-pro`);
  const blocked = await page.evaluate((names) => {
    const { trustedTypes } = window as Window & {
      trustedTypes?: { createPolicy(name: string, rules: object): unknown };
    };
    const pass = (text: string) => text;
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>"),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<p>x</p>"),
      parseFromString: () => new DOMParser().parseFromString("<p>x</p>", "text/html"),
      scriptText: () => (document.createElement("script").textContent = "alert(1)"),
      scriptSrc: () => (document.createElement("script").src = "/assets/x.js"),
      documentWrite: () => document.write("<p>x</p>"),
      policy: () => trustedTypes?.createPolicy("another", { createHTML: pass, createScript: pass }),
      defaultPolicy: () => trustedTypes?.createPolicy("default", { createHTML: pass, createScript: pass }),
      secondOfItsName: () => trustedTypes?.createPolicy(names.modules, { createScript: pass }),
    };
    const didThrow = ([, attempt]: [string, () => unknown]) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    document.body.setAttribute("style", "display:none");
    const isStyled = getComputedStyle(document.body).display === "none";
    return {
      allowed: Object.entries(attempts)
        .filter((attempt) => !didThrow(attempt))
        .map(([name]) => name),
      isStyled,
    };
  }, trustedPolicies);
  expect(blocked).toEqual({ allowed: [], isStyled: false });
  await page.close();
});

test("a page that was changed on its way is drawn anew by React without violating the policy", async ({
  browser,
  rewire,
}) => {
  const context = await browser.newContext({ baseURL: rewire.url });
  const violations = await followViolations(context);
  const page = await context.newPage();
  // Modifies the page as a browser's translation does before hydration.
  await page.route("**/product/nordlys-n3-pro", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, "$1Translated") });
  });
  await page.goto("/product/nordlys-n3-pro");
  await expect(page.getByRole("heading", { level: 1, name: "Nordlys N3 Pro" })).toBeVisible();
  await (await alive(page.getByRole("main").getByRole("button", { name: "Add to cart" }).first())).click();
  await expect(page.getByRole("button", { name: /^Cart, 1 item/, includeHidden: true })).toBeAttached();
  expect(violations).toEqual([]);
  await context.close();
});

test("a description that is reached by a link is the shop's own HTML", async ({ page, rewire }) => {
  await putHubIntoCart(page, rewire);
  await openAlive(page, "/products?search=hearth+hub");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Hearth Hub/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
  const html = await (await page.request.get(page.url())).text();
  const text = /<p>([^<]{20,})<\/p>/.exec(html)?.[1] ?? "";
  await expect(
    page.locator("main p", { hasText: text.replaceAll("&#x27;", "'").replaceAll("&amp;", "&") }).first(),
  ).toBeAttached();
});
