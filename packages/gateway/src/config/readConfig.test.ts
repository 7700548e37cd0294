import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultSynonyms, parseSynonyms } from "@rewire/catalogue-index";
import {
  defaultChargingSettings,
  defaultEcodesignAttributes,
  defaultExclusions,
  defaultLabelledCategories,
  defaultSettings,
} from "@rewire/domain";
import { describe, expect, test } from "vitest";
import { ConfigError } from "./ConfigError.ts";
import { environmentVariables, toVariableName } from "./environment.ts";
import { readConfig } from "./readConfig.ts";

const faultsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.issues;
    throw error;
  }
  return [];
};

describe("without variables", () => {
  const config = readConfig({}, "/srv/rewire");
  test("the embedded shop is used", () => {
    expect(config.port).toBe(3000);
    expect(config.shop).toEqual({
      url: "http://127.0.0.1:4400/graphql",
      isEmbedded: true,
      port: 4400,
      queriesByGet: false,
      pictureHosts: [],
    });
  });
  test("settings are the specification's", () => expect(config.settings).toEqual(defaultSettings));
  test("state is kept below the working folder", () => expect(config.stateDir).toBe("/srv/rewire/.rewire/gateway"));
  test("an empty variable counts as absent", () =>
    expect(readConfig({ PORT: "", SITE_NAME: " " }, "/srv/rewire")).toEqual(config));
});

test("the replay of early actions can be turned off", () => {
  expect([{}, { REPLAY_EARLY_ACTIONS: "false" }].map((env) => readConfig(env).replaysEarlyActions)).toEqual([
    true,
    false,
  ]);
});

test("the preparation of the next page can be turned off", () => {
  expect([{}, { PREPARE_NEXT_PAGE: "false" }].map((env) => readConfig(env).preparesNextPage)).toEqual([true, false]);
});

test("the better compression in the background can be turned off", () => {
  expect([{}, { BACKGROUND_COMPRESSION: "false" }].map((env) => readConfig(env).compressesInBackground)).toEqual([
    true,
    false,
  ]);
});

test("how the shop is asked and lets people in can be chosen", () => {
  const { shop, logIn, iconService } = readConfig({
    SHOP_QUERIES_BY: "get",
    SHOP_LOG_IN: "tokens",
    SHOP_AUTH_TYPE: "JWT",
    LOGIN_MESSAGES: "private",
    ICON_SERVICE_URL: "https://icons.example/",
  });
  expect({ queriesByGet: shop.queriesByGet, logIn, iconService }).toEqual({
    queriesByGet: true,
    logIn: { by: "tokens", authType: "JWT", messages: "private" },
    iconService: "https://icons.example",
  });
});

test("another shop is used as named", () => {
  const { shop } = readConfig({ SHOP_GRAPHQL_URL: " https://shop.example/graphql " });
  expect(shop).toMatchObject({ url: "https://shop.example/graphql", isEmbedded: false });
});

test.each([
  ["", false],
  ["true", true],
  ["off", false],
  ["2", 2],
  ["1", true],
  ["10.0.0.7, fd00::/8", ["10.0.0.7", "fd00::/8"]],
])("TRUST_PROXY=%s names the proxies %j", (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

test("further hosts of pictures are named", () => {
  expect(readConfig({ SHOP_PICTURE_HOSTS: "Cdn.Shop.Example, i0.wp.example" }).shop.pictureHosts).toEqual([
    "cdn.shop.example",
    "i0.wp.example",
  ]);
});

test("hosts are kept as browsers send them", () => {
  const { allowedHosts } = readConfig({ ALLOWED_HOSTS: "Shop.Example:80, www.shop.example:8443,shop.example:443" });
  expect(allowedHosts).toEqual(["shop.example", "www.shop.example:8443"]);
});

test("names that passwords must not be made of are kept as they are written", () => {
  expect(readConfig({ PASSWORD_WORDS: "Nordlys, Repair House" }).passwordWords).toEqual(["Nordlys", "Repair House"]);
});

test("nobody but this machine is listened to unless it is asked for", () => {
  expect(readConfig({}).host).toBe("127.0.0.1");
  expect(readConfig({ HOST: "::" }).host).toBe("::");
});

describe("lists", () => {
  test("offer what the catalogue has, know the built-in synonyms, and listen to no webhook", () => {
    const { catalogue } = readConfig({});
    expect(catalogue).toEqual({
      filterAttributes: null,
      fitAttribute: "pa_device",
      setCategories: ["accessories"],
      chargingSettings: defaultChargingSettings,
      synonyms: defaultSynonyms,
      webhookSecret: null,
      ecodesignAttributes: defaultEcodesignAttributes,
      labelledCategories: defaultLabelledCategories,
      unitPriceAttributes: [
        { category: "cables", attribute: "Length" },
        { category: null, attribute: "Content" },
      ],
      priceHistory: "progressive",
    });
    expect(parseSynonyms(catalogue.synonyms).get("notebook")?.flat()).toContain("laptop");
  });

  test("offer what the shop owner names, in that order", () => {
    expect(readConfig({ FILTER_ATTRIBUTES: " pa_color, pa_brand,pa_color " }).catalogue.filterAttributes).toEqual([
      "pa_color",
      "pa_brand",
    ]);
    expect(readConfig({ FILTER_ATTRIBUTES: "none" }).catalogue.filterAttributes).toEqual([]);
  });

  test("know what charges a device where the shop owner says it, or not at all", () => {
    const read = (text: string) => readConfig({ CHARGING_ATTRIBUTES: text }).catalogue.chargingSettings;
    expect(read("cables: leads, cords; power: pa_watts")).toEqual({
      ...defaultChargingSettings,
      cables: ["leads", "cords"],
      power: "pa_watts",
    });
    expect(read("none")).toBeNull();
  });

  test("know the shop owner's synonyms from a variable and a file besides the built-in ones, or none of those", async () => {
    const folder = await mkdtemp(join(tmpdir(), "rewire-synonyms-"));
    await writeFile(join(folder, "words.txt"), "# ours\nhandy = smartphone\n");
    const read = (variable: string) =>
      readConfig({ SEARCH_SYNONYMS: variable, SEARCH_SYNONYMS_FILE: "words.txt" }, folder).catalogue.synonyms;
    expect(read("zither = laptop")).toBe(`${defaultSynonyms}\nzither = laptop\n# ours\nhandy = smartphone\n`);
    expect([...parseSynonyms(read("none")).keys()].toSorted()).toEqual(["handy", "smartphon"]);
    expect(readConfig({ SEARCH_SYNONYMS: "none" }).catalogue.synonyms).toBe("");
    await rm(folder, { recursive: true });
  });
});

describe("trade-ins", () => {
  const foreign = { SHOP_GRAPHQL_URL: "https://shop.example/graphql" };

  test("are offered by the embedded shop, and by another once its owner says so", () => {
    expect(readConfig({}).tradeIn?.values.length).toBeGreaterThan(20);
    expect(readConfig({ TRADE_IN: "false" }).tradeIn).toBeNull();
    expect(readConfig(foreign).tradeIn).toBeNull();
    expect(readConfig({ ...foreign, TRADE_IN: "yes" }).tradeIn).toEqual({ values: [] });
  });

  test("have the values of a variable and of a file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "rewire-trade-in-"));
    await writeFile(join(folder, "values.txt"), "# ours\nMoss A1: 30\n");
    const env = { ...foreign, TRADE_IN: "true", TRADE_IN_VALUES: "Tarn 14: 400-450", TRADE_IN_FILE: "values.txt" };
    expect(readConfig(env, folder).tradeIn?.values.map(({ device, amounts }) => [device, amounts?.to])).toEqual([
      ["Tarn 14", 450],
      ["Moss A1", 30],
    ]);
    expect(readConfig({ TRADE_IN_VALUES: "none" }).tradeIn).toEqual({ values: [] });
    await rm(folder, { recursive: true });
  });
});

test("every setting can be set by its upper-snake-case name", () => {
  const others: Record<string, [string, unknown]> = {
    siteName: ["Volt & Co", "Volt & Co"],
    shortDescription: ["Short", "Short"],
    description: ["Long", "Long"],
    baseUrl: ["https://volt.example/", "https://volt.example"],
    siteImage: ["/images/volt.jpg", "/images/volt.jpg"],
    number: ["+49 30 1", "+49 30 1"],
    email: ["hi@volt.example", "hi@volt.example"],
    numberUrl: ["https://chat.volt.example/a", "https://chat.volt.example/a"],
    saleBadge: ["amount", "amount"],
    productsPerPage: ["12", 12],
    quickFilters: ["pa_storage,pa_power", ["pa_storage", "pa_power"]],
    maximumPrice: ["2000", 2000],
    currency: ["CHF", "CHF"],
    priceLocale: ["auto", "auto"],
    priceNote: ["vatAndShipping", "vatAndShipping"],
    freeShippingFrom: ["none", null],
    returnDays: ["14", 14],
    guaranteeYears: ["3", 3],
    guaranteeNoticeUrl: ["https://volt.example/notice.pdf", "https://volt.example/notice.pdf"],
    showStandardClaims: ["no", false],
    delivery: ["DE: 1-2 days", [{ countries: ["DE"], cost: null, freeFrom: null, days: { from: 1, to: 2 } }]],
    rateDays: ["Express = 1 day", [{ rate: "Express", days: { from: 1, to: 1 } }]],
    defaultCountry: ["AT", "AT"],
  };
  const fields = [...Object.keys(defaultSettings.site), ...Object.keys(defaultSettings.shop)];
  expect(
    environmentVariables.filter(({ group }) => group === "site" || group === "shop").map(({ name }) => name),
  ).toEqual(fields.map((field) => toVariableName("shop", field)));
  for (const field of fields) {
    const before = { ...defaultSettings.site, ...defaultSettings.shop }[field as "siteName"] as unknown;
    const [text, value] = others[field] ?? [String(!before), !before];
    const { settings } = readConfig({ [toVariableName("shop", field)]: text });
    expect({ ...settings.site, ...settings.shop }, field).toEqual({
      ...defaultSettings.site,
      ...defaultSettings.shop,
      [field]: value,
    });
    expect(value, field).not.toEqual(before);
  }
});

test("names of variables are what people expect", () => {
  expect(["showSKU", "autoOpenCart", "productsPerPage", "email"].map((field) => toVariableName("shop", field))).toEqual(
    ["SHOW_SKU", "AUTO_OPEN_CART", "PRODUCTS_PER_PAGE", "EMAIL"],
  );
});

test("the storefront's e-mails go by the mail server, to and from the shop's address unless another is named", () => {
  expect(readConfig({}, "/srv/rewire").mail).toEqual({
    smtpUrl: null,
    from: defaultSettings.site.email,
    shopAddress: defaultSettings.site.email,
    shopLanguage: "en",
    folder: "/srv/rewire/.rewire/shop/mail",
  });
  const shop = { SHOP_GRAPHQL_URL: "https://shop.example/graphql", SMTP_URL: "smtp://user:word@mail.example:587" };
  expect(readConfig(shop).mail).toEqual({
    smtpUrl: shop.SMTP_URL,
    from: null,
    shopAddress: null,
    shopLanguage: "en",
    folder: null,
  });
  expect(
    readConfig({
      ...shop,
      MAIL_FROM: "Volt <no-reply@volt.example>",
      SHOP_MAIL: "desk@volt.example",
      SHOP_MAIL_LANGUAGE: "de",
    }).mail,
  ).toMatchObject({
    from: "Volt <no-reply@volt.example>",
    shopAddress: "desk@volt.example",
    shopLanguage: "de",
  });
});

test("public holidays are those of the country of most visitors, or of the region that is named", () => {
  expect(readConfig({}).sellerRegion).toBe("DE");
  expect(readConfig({ DEFAULT_COUNTRY: "ES" }).sellerRegion).toBe("ES");
  expect(readConfig({ DEFAULT_COUNTRY: "ES", SELLER_REGION: "DE-BE" }).sellerRegion).toBe("DE-BE");
});

test("goods with a rule of their own are named by categories", () => {
  expect(readConfig({ RETURN_EXCLUSIONS: "sealed: software, games; giftCard: gift-cards" }).returnExclusions).toEqual({
    madeToOrder: [],
    giftCard: ["gift-cards"],
    digital: [],
    sealed: ["software", "games"],
  });
  expect(readConfig({}).returnExclusions).toEqual(defaultExclusions);
  expect(Object.values(readConfig({ RETURN_EXCLUSIONS: "none" }).returnExclusions).flat()).toEqual([]);
});

test("attributes of goods, and goods that need a label, are named one by one or not at all", () => {
  const read = (text: string) => readConfig({ ECODESIGN_ATTRIBUTES: text }).catalogue.ecodesignAttributes;
  expect(read("energyClass: pa_class ; eprel: EPREL no.; software: none")).toEqual({
    ...defaultEcodesignAttributes,
    energyClass: "pa_class",
    eprel: "EPREL no.",
    software: "",
  });
  expect(new Set(Object.values(read("none")))).toEqual(new Set([""]));
  const labelled = (text: string) => readConfig({ ENERGY_LABEL_CATEGORIES: text }).catalogue.labelledCategories;
  expect(labelled("phones, -used,lamps")).toEqual({ labelledSlugs: ["phones", "lamps"], exemptSlugs: ["used"] });
  expect(labelled("none")).toEqual({ labelledSlugs: [], exemptSlugs: [] });
});

const malformed: readonly [string, string, string][] = [
  ["PORT", "abc", "a whole number from 0 to 65535"],
  ["PORT", "70000", "a whole number from 0 to 65535"],
  ["PORT", "-1", "a whole number from 0 to 65535"],
  ["PORT", "3000.5", "a whole number from 0 to 65535"],
  ["PASSWORD_WORDS", "Nordlys,abc", "names of four letters or more"],
  ["HSTS_INCLUDE_SUBDOMAINS", "perhaps", "true or false"],
  ["SHOP_PORT", "0", "a whole number from 1 to 65535"],
  ["SHOP_PORT", "3000", "another port than PORT"],
  ["SHOP_TIMEOUT_MS", "10s", "a whole number of milliseconds"],
  ["CHECKOUT_TIMEOUT_MS", "1", "from 100 to 600000"],
  ["STRIPE_PUBLISHABLE_KEY", "sk_live_1", "begins with pk_"],
  ["STRIPE_SECRET_KEY", "pk_live_1", "begins with sk_"],
  ["STRIPE_SCRIPT_URL", "js.stripe.com", "an http(s) address"],
  ["STRIPE_API_URL", "ftp://api", "an http(s) address"],
  ["CHECKOUT_SETTLE_MS", "-1", "a whole number of milliseconds"],
  ["REDIS_URL", "localhost:6379", "a redis:// or rediss:// address"],
  ["ECODESIGN_ATTRIBUTES", "energy: pa_class", "fields (energyClass, "],
  ["ECODESIGN_ATTRIBUTES", "energyClass", "fields (energyClass, "],
  ["ENERGY_LABEL_CATEGORIES", "phones; lamps", "slugs of categories"],
  ["ENERGY_LABEL_CATEGORIES", "phones, -", "slugs of categories"],
  ["RETURN_EXCLUSIONS", "software", "rules (madeToOrder, giftCard, digital, sealed)"],
  ["RETURN_EXCLUSIONS", "opened: software", "rules (madeToOrder, giftCard, digital, sealed)"],
  ["SMTP_URL", "mail.example:587", "an smtp:// or smtps:// address"],
  ["MAIL_FROM", "Volt no-reply@volt.example", "an e-mail address, or a name with one"],
  ["MAIL_FROM", "a@volt.example, b@volt.example", "an e-mail address, or a name with one"],
  ["SHOP_MAIL", "Volt <desk@volt.example>", "an e-mail address"],
  ["CATALOGUE_TTL_SECONDS", "0", "a whole number of seconds"],
  ["PICTURE_CACHE_MB", "lots", "megabytes"],
  ["REWIRE_SECRET", "short", "at least 32 characters"],
  ["REWIRE_SECRET", `${"n".repeat(32)},short`, "two such secrets"],
  ["REWIRE_SECRET", `${"n".repeat(32)},${"n".repeat(32)}`, "two such secrets"],
  ["REWIRE_SECRET", ["a", "b", "c"].map((letter) => letter.repeat(32)).join(), "two such secrets"],
  ...["127.0.0.1", "10.0.0.7", "[::1]", "localhost", "a.localhost", "db.internal", "intranet", "cdn.example:8443"].map(
    (host): [string, string, string] => ["SHOP_PICTURE_HOSTS", `cdn.shop.example,${host}`, "names of public hosts"],
  ),
  ["CATALOGUE_WEBHOOK_SECRET", "short", "at least 16 characters"],
  ["FILTER_ATTRIBUTES", "pa_brand, pa color", "names of attributes"],
  ["FILTER_ATTRIBUTES", ",", "names of attributes"],
  ["SET_CATEGORIES", "cases, a/b", "slugs of categories"],
  ["FIT_ATTRIBUTE", "pa_device, pa_model", "the name of an attribute"],
  ["CHARGING_ATTRIBUTES", "volts: pa_volts", "a global attribute each"],
  ["CHARGING_ATTRIBUTES", "power: Power", "a global attribute each"],
  ["CHARGING_ATTRIBUTES", "cables: a/b", "slugs of categories"],
  ["SEARCH_SYNONYMS", "notebook, laptop", "groups of synonyms"],
  ["SEARCH_SYNONYMS_FILE", "/nowhere/words.txt", "a file that can be read"],
  ["TRADE_IN", "sometimes", "true or false"],
  ["TRADE_IN_VALUES", "Moss A1: much", "devices with their values"],
  ["TRADE_IN_FILE", "/nowhere/values.txt", "a file that can be read"],
  ["LOG_LEVEL", "loud", "one of debug, info, warn, error, silent"],
  ["LOG_FORMAT", "xml", "one of plain, json"],
  ["LOG_REQUESTS", "maybe", "true or false"],
  ["TRUST_PROXY", "11", "a number of proxies from 0 to 10"],
  ["TRUST_PROXY", "10.0.0.0/33", "addresses and networks"],
  ["TRUST_PROXY", "proxy.example", "addresses and networks"],
  ["ALLOWED_HOSTS", "https://shop.example", "names of hosts"],
  ["ALLOWED_HOSTS", "shop.example,", "names of hosts"],
  ["HOST", "my-machine", "an IP address to listen on"],
  ["SHOP_ANSWER_MB", "0", "a whole number of megabytes"],
  ["REDIS_TIMEOUT_MS", "1", "from 100 to 600000"],
  ["SHUTDOWN_SECONDS", "soon", "a whole number of seconds"],
  ["AUTO_OPEN_CART", "ja", "true or false"],
  ["SHOW_REVIEWS", "10", "true or false"],
  ["SALE_BADGE", "Percent", "one of percent, amount, hidden"],
  ["PRICE_NOTE", "yes", "one of none, vat, vatAndShipping"],
  ["PRODUCTS_PER_PAGE", "0", "a whole number from 1 to 100"],
  ["PRODUCTS_PER_PAGE", "1e2", "a whole number from 1 to 100"],
  ["CURRENCY", "euro", "a currency code"],
  ["CURRENCY", "XQZ", "a currency code"],
  ["PRICE_LOCALE", "en_US", "auto, or a language tag"],
  ["FREE_SHIPPING_FROM", "50.00", "minor units of the currency (5000 for 50.00 EUR"],
  ["DEFAULT_COUNTRY", "Germany", "a country code"],
  ["DEFAULT_COUNTRY", "ZZ", "a country code"],
  ["SELLER_REGION", "Berlin", "a country, such as DE, or a region of it, such as DE-BE"],
  ["SELLER_REGION", "ZZ-BE", "a country, such as DE, or a region of it, such as DE-BE"],
  ["SITE_NAME", "two\nlines", "text on one line"],
  ["SITE_NAME", "x".repeat(101), "at most 100 characters"],
  ["EMAIL", "hello at shop", "an e-mail address"],
  ["NUMBER_URL", "http://chat.example", "https://"],
  ["NUMBER_URL", "javascript:alert(1)", "https://"],
  ["SITE_IMAGE", "//elsewhere.example/a.jpg", "a path that begins with /"],
  ["BASE_URL", "shop.example", "an http(s) address"],
  ["BASE_URL", "https://shop.example/?a=1", "without user name, query"],
  ["SHOP_GRAPHQL_URL", "shop.example/graphql", "an http(s) address"],
  ["SHOP_GRAPHQL_URL", "ftp://shop.example/graphql", "an http(s) address"],
  ["SHOP_GRAPHQL_URL", "http://", "an http(s) address"],
  ["SHOP_GRAPHQL_URL", "https://shop.example/graphql#x", "without user name, password or fragment"],
  ["SHOP_GRAPHQL_URL", "file:///etc/passwd", "an http(s) address"],
];

test.each(malformed)("%s=%s is refused in words", (name, value, expected) => {
  const [fault, ...more] = faultsOf({ [name]: value });
  expect(more).toEqual([]);
  expect(fault?.name).toBe(name);
  expect(fault?.expected).toContain(expected);
});

test("one error names every fault, its value and what is expected", () => {
  expect(() => readConfig({ PORT: "abc", SALE_BADGE: "big", SHOP_GRAPHQL_URL: "nowhere" })).toThrow(
    "The configuration cannot be used:\n" +
      '  PORT is "abc", expected a whole number from 0 to 65535.\n' +
      '  SHOP_GRAPHQL_URL is "nowhere", expected an http(s) address without user name, password or fragment, such as https://shop.example/graphql.\n' +
      '  SALE_BADGE is "big", expected one of percent, amount, hidden.',
  );
});

test("one secret or two, the new one first", () => {
  expect(readConfig({}).secrets).toBeNull();
  expect(readConfig({ REWIRE_SECRET: "a".repeat(32) }).secrets).toEqual(["a".repeat(32)]);
  const pair = readConfig({ REWIRE_SECRET: `${"n".repeat(32)}, ${"f".repeat(40)}` }).secrets;
  expect(pair).toEqual(["n".repeat(32), "f".repeat(40)]);
});

test("secrets are not shown", () => {
  const message = JSON.stringify(
    faultsOf({
      REWIRE_SECRET: "hunter2hunter2",
      CATALOGUE_WEBHOOK_SECRET: "hunter2",
      REDIS_URL: "redis//:hunter2@redis.example:6379",
      SHOP_GRAPHQL_URL: "https://admin:hunter2@shop.example/graphql",
    }),
  );
  expect(message).not.toContain("hunter2");
  expect(message).toContain("a text of 14 characters");
  expect(message).toContain("an address with a user name or password for shop.example");
});

test("half of Stripe's keys is refused by the name of the missing half", () => {
  expect(faultsOf({ STRIPE_PUBLISHABLE_KEY: "pk_test_1" })).toMatchObject([
    { name: "STRIPE_SECRET_KEY", value: "missing" },
  ]);
  expect(faultsOf({ STRIPE_SECRET_KEY: "sk_test_1" })).toMatchObject([
    { name: "STRIPE_PUBLISHABLE_KEY", value: "missing" },
  ]);
  expect(readConfig({}).stripe).toBeNull();
  expect(readConfig({ STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_SECRET_KEY: "rk_test_1" }).stripe).toEqual({
    publishableKey: "pk_test_1",
    secretKey: "rk_test_1",
    scriptUrl: "https://js.stripe.com/v3/",
    apiUrl: "https://api.stripe.com",
    webhookSecret: null,
  });
});

test("half a service account is refused by the name of the missing half", () => {
  expect(faultsOf({ SHOP_SERVICE_USER: "keeper" })).toMatchObject([
    { name: "SHOP_SERVICE_PASSWORD", value: "missing" },
  ]);
  expect(faultsOf({ SHOP_SERVICE_PASSWORD: "hunter2hunter2" })).toMatchObject([
    { name: "SHOP_SERVICE_USER", value: "missing" },
  ]);
  expect(readConfig({ SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "pass word" }).serviceAccount).toEqual({
    user: "keeper",
    password: "pass word",
  });
});

test.each([
  ["EUR", { cost: 589, freeFrom: 5_000 }],
  ["JPY", { cost: 6, freeFrom: 50 }],
  ["KWD", { cost: 5_890, freeFrom: 50_000 }],
])("the amounts of delivery are minor units of the shop's currency: %s", (CURRENCY, expected) => {
  const { settings } = readConfig({ CURRENCY, DELIVERY: "DE: 5.89, free from 50; AT: 1-2 days" });
  expect(settings.shop.delivery).toMatchObject([expected, { cost: null, freeFrom: null }]);
});
