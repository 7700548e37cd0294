import { describe, expect, test } from "vitest";
import { ConfigError } from "../config/ConfigError.ts";
import { readConfig } from "../config/readConfig.ts";
import { createLog } from "../log/createLog.ts";
import { SECURITY_TXT_PATH, createSecurityTxtRoute } from "./createSecurityTxtRoute.ts";

const june = Date.parse("2027-06-01T00:00:00Z");

/** Asks a storefront with these settings. */
async function ask(env: Readonly<Record<string, string>>, now = june) {
  const lines: string[] = [];
  const log = createLog({ format: "plain", level: "info", write: (line) => lines.push(line) });
  const app = createSecurityTxtRoute({ config: readConfig(env), now: () => now, log });
  const response = await app.request(SECURITY_TXT_PATH);
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text(), lines };
}

const named = { SECURITY_CONTACT: "security@shop.example", SECURITY_EXPIRES: "2027-06-30" };

describe("security.txt", () => {
  test("names whom to tell, until when, in which languages, and its own address", async () => {
    const { status, type, text, lines } = await ask({
      ...named,
      SECURITY_CONTACT: "security@shop.example, https://shop.example/report, tel:+49-30-1",
      SECURITY_LANGUAGES: "de,en",
      BASE_URL: "https://shop.example",
    });
    expect({ status, type, lines }).toEqual({ status: 200, type: "text/plain; charset=UTF-8", lines: [] });
    expect(text.split("\n")).toEqual([
      "Contact: mailto:security@shop.example",
      "Contact: https://shop.example/report",
      "Contact: tel:+49-30-1",
      "Expires: 2027-06-30T23:59:59Z",
      "Preferred-Languages: de, en",
      "Canonical: https://shop.example/.well-known/security.txt",
      "",
    ]);
  });

  test("is 404 where nobody is named, and the start says so", async () => {
    const { status, lines } = await ask({});
    expect(status).toBe(404);
    expect(lines.join()).toContain("There is no security.txt");
  });

  test("is 404 once it is out of date, and the start says so", async () => {
    const { status, lines } = await ask(named, Date.parse("2027-07-01T00:00:00Z"));
    expect(status).toBe(404);
    expect(lines.join()).toContain("SECURITY_EXPIRES has passed");
  });

  test.each([
    [{ SECURITY_CONTACT: "security@shop.example" }, "SECURITY_EXPIRES"],
    [{ ...named, SECURITY_CONTACT: "http://shop.example/report" }, "SECURITY_CONTACT"],
    [{ ...named, SECURITY_CONTACT: "somebody" }, "SECURITY_CONTACT"],
    [{ ...named, SECURITY_EXPIRES: "next year" }, "SECURITY_EXPIRES"],
    [{ ...named, SECURITY_EXPIRES: "2027-13-01" }, "SECURITY_EXPIRES"],
    [{ ...named, SECURITY_LANGUAGES: "deutsch und englisch" }, "SECURITY_LANGUAGES"],
  ])("%j stops the start with the name of the variable", (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });
});
