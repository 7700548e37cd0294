import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ConfigError, type ConfigIssue } from "./ConfigError.ts";
import { environmentVariables, type EnvironmentVariable } from "./environment.ts";
import type { GatewayConfig } from "./GatewayConfig.ts";
import { readConfig } from "./readConfig.ts";

const numRuns = Number(process.env["PROPERTY_RUNS"] ?? 500);

/** What becomes of an environment; whatever else is thrown fails the test. */
function outcomeOf(env: Readonly<Record<string, string>>): {
  readonly config: GatewayConfig | null;
  readonly faults: readonly ConfigIssue[];
} {
  try {
    return { config: readConfig(env, "/srv/rewire"), faults: [] };
  } catch (error) {
    if (error instanceof ConfigError) return { config: null, faults: error.issues };
    throw error;
  }
}

/** Texts that some variable takes, or nearly. */
const samples = [
  ..."0 1 2 24 100 365 3000 4400 65536 1000000 9999999999999999 -1 1.5 1e3 0x10 true no ON auto none get json".split(
    " ",
  ),
  ..."127.0.0.1 localhost :: 10.0.0.0/8 10.0.0.0/33 fd00::/8 [::1]:80 Shop.Example:443 cdn.shop.example".split(" "),
  ..."https://shop.example/graphql http:// ftp://a https://a:b@shop.example rediss://:pass@cache /a/b //a".split(" "),
  ..."pk_live_1 sk_live_1 rk_1 EUR XQZ DE ZZ en-US en_US de,en Europe/Berlin Mars/Olympus pa_brand,pa_color".split(" "),
  ..."a@b.example mailto:a@b tel:+49-1 2027-06-30 2027-13-01 2027-06-30T12:00:00Z __proto__ constructor %".split(" "),
  "DE AT: 4.95, free from 50, 1-2 days",
  "*: 5-9 days",
  "1-5 10:00-19:00; 7 closed",
  "2026-02-30 Never",
  "a = b; c = d",
  "/nowhere/words.txt",
  "s".repeat(32),
  `${"s".repeat(32)},${"t".repeat(32)}`,
  "x".repeat(2001),
];
const sample = fc.constantFrom(...samples);
const text = fc.oneof(
  sample,
  fc.string(),
  // Any sign; fast-check's own "binary" fills a table of a million first.
  fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes)),
  fc.integer().map(String),
  fc.tuple(sample, sample).map(([one, other]) => one + other),
  fc.tuple(sample, fc.nat(40)).map(([one, length]) => one.slice(0, length)),
);
const variable = fc.constantFrom(...environmentVariables);

/** Those that a variable can lack, or stand in the way of. */
const PARTNERS: Readonly<Record<string, string>> = {
  PORT: "SHOP_PORT",
  SHOP_SERVICE_USER: "SHOP_SERVICE_PASSWORD",
  SHOP_SERVICE_PASSWORD: "SHOP_SERVICE_USER",
  STRIPE_PUBLISHABLE_KEY: "STRIPE_SECRET_KEY",
  STRIPE_SECRET_KEY: "STRIPE_PUBLISHABLE_KEY",
  EDGE_CLOUDFLARE_ZONE: "EDGE_CLOUDFLARE_TOKEN",
  EDGE_CLOUDFLARE_TOKEN: "EDGE_CLOUDFLARE_ZONE",
  EDGE_FASTLY_SERVICE: "EDGE_FASTLY_TOKEN",
  EDGE_FASTLY_TOKEN: "EDGE_FASTLY_SERVICE",
  SECURITY_CONTACT: "SECURITY_EXPIRES",
};

/** Whether a text is what a variable's own words ask for; null where they do not say it to the letter. */
function fits({ expected }: EnvironmentVariable, value: string): boolean | null {
  if (value === "none" && expected.endsWith(", or none")) return true;
  const [, from, to] = /^a whole number.* from (\d+) to (\d+)/.exec(expected) ?? [];
  if (from !== undefined)
    return /^\d{1,15}$/.test(value) && Number(value) >= Number(from) && Number(value) <= Number(to);
  const [, max] = /^text on one line of at most (\d+) characters$/.exec(expected) ?? [];
  if (max !== undefined) return value.length <= Number(max) && !/\p{Cc}/u.test(value);
  const [, min] = /^at least (\d+) characters$/.exec(expected) ?? [];
  if (min !== undefined) return value.length >= Number(min);
  const [, list] = /^one of (.+)$/.exec(expected) ?? [];
  if (list !== undefined) return list.split(", ").includes(value);
  if (expected === "true or false") return /^(true|1|yes|on|false|0|no|off)$/i.test(value);
  return null;
}

describe("any text in any variable", () => {
  test("gives a configuration, or a fault with its name and what is expected", () => {
    fc.assert(
      fc.property(variable, text, (one, value) => {
        const { config, faults } = outcomeOf({ [one.name]: value });
        const own = faults.filter(({ name }) => name === one.name);
        expect(config === null).toBe(faults.length > 0);
        expect(faults.filter(({ name }) => name !== one.name && name !== PARTNERS[one.name])).toEqual([]);
        expect(own.length).toBeLessThanOrEqual(1);
        const isFit = value.trim() === "" || fits(one, value.trim());
        const isTaken = own.length === 0 || own[0]?.expected !== one.expected;
        if (isFit !== null) expect(isTaken).toBe(isFit);
      }),
      { numRuns },
    );
  });

  test("is not shown where it is a secret", () => {
    const secrets = environmentVariables.filter(({ isSecret }) => isSecret);
    expect(secrets.map(({ name }) => name)).toEqual([
      "SHOP_SERVICE_PASSWORD",
      "STRIPE_SECRET_KEY",
      "STRIPE_WEBHOOK_SECRET",
      "REDIS_URL",
      "REWIRE_SECRET",
      "SMTP_URL",
      "CATALOGUE_WEBHOOK_SECRET",
      "EDGE_CLOUDFLARE_TOKEN",
      "EDGE_FASTLY_TOKEN",
    ]);
    fc.assert(
      fc.property(fc.constantFrom(...secrets), fc.stringMatching(/^[QXZ]{5,30}$/), ({ name }, value) => {
        expect(JSON.stringify(outcomeOf({ [name]: `${value}\u0001` }).faults)).not.toContain(value.slice(0, 5));
      }),
      { numRuns: numRuns / 10 },
    );
  });
});

test("all faults are told at once, whichever variables they are of", () => {
  fc.assert(
    fc.property(fc.uniqueArray(variable, { selector: ({ name }) => name }), (several) => {
      // Nobody takes a control character, not even a secret: it is too short.
      const { faults } = outcomeOf(Object.fromEntries(several.map(({ name }) => [name, "\u0001"])));
      expect(faults.map(({ name }) => name).toSorted()).toEqual(several.map(({ name }) => name).toSorted());
    }),
    { numRuns: numRuns / 10 },
  );
});

test("every default is one that could be written", () => {
  for (const { name, fallback } of environmentVariables) {
    if (fallback !== null) expect(outcomeOf({ [name]: fallback }), name).toEqual(outcomeOf({}));
  }
});
