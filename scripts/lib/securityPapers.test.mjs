import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (file) => readFileSync(new URL(file, root), "utf8");
const PLACES = ["packages/*/src/**/*.{ts,tsx}", "apps/storefront/{app,server,records}/**/*.{ts,tsx}"];
const files = globSync(PLACES, { cwd: fileURLToPath(root) }).filter(
  (file) => !/\.(?:test|spec|stories)\.|\/testing\//.test(file),
);
const filesWith = (expression) => files.filter((file) => expression.test(read(file)));

test("every file that calls cryptography is named in the list of keys and algorithms", () => {
  const named = [...read("docs/security/keys.md").matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file]) => `/${file}`);
  const callers = filesWith(/from "node:crypto"|crypto\.(?:subtle|randomUUID|getRandomValues)/);
  expect(callers.length).toBeGreaterThan(15);
  expect(callers.filter((file) => !named.some((name) => file.endsWith(name)))).toEqual([]);
  expect(
    named.filter((name) => !callers.some((file) => file.endsWith(name)) && !/readConfig|redact/.test(name)),
  ).toEqual([]);
});

test("every cookie stands in the list of what browsers keep", () => {
  const cookies = files.flatMap((file) => [...read(file).matchAll(/CookieName = "([^"]+)"/g)]).map(([, name]) => name);
  expect(cookies.toSorted()).toEqual(["rewire-guest", "rewire-login", "woocommerce-session"]);
  for (const name of cookies) expect(read("docs/security/data.md")).toContain(`\`${name}\``);
});

test("every security event stands in the gateway's list", () => {
  const [, union = ""] =
    /export type SecurityEvent =([^;]+);/.exec(read("packages/gateway/src/log/createLog.ts")) ?? [];
  const events = [...union.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(events.length).toBeGreaterThan(7);
  for (const event of events) expect(read("packages/gateway/README.md")).toContain(`| \`${event}\` |`);
});

test("how long sessions last is written down as it is", () => {
  const rights = read("docs/security/rights.md");
  const logins = read("packages/gateway/src/shop/authentication/createLogins.ts");
  const days = (name) => Number(new RegExp(`${name} = (\\d+) \\* 24 \\* 60 \\* 60`).exec(logins)?.[1]);
  expect(rights).toContain(
    `${days("DEFAULT_LOG_IN_SECONDS")} days; ${days("REMEMBERED_LOG_IN_SECONDS")} with "remember me"`,
  );
  expect(read("packages/gateway/src/shop/session/createSessionCookies.ts")).toContain("SESSION_SECONDS = 48 * 60 * 60");
  expect(rights).toContain("| guest | 48 hours |");
});
