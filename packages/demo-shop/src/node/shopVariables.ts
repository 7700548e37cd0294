import * as v from "valibot";
import { isScenarioName } from "../scenario/Scenario.ts";
import { defaultSettings } from "../settings/defaultSettings.ts";

/** Describes a variable's expected format and its value. */
const createPatternMessage =
  (name: string, requirement: string) =>
  ({ input }: { readonly input: unknown }) =>
    `${name} must be ${requirement}, not "${String(input)}".`;

const address = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
        createPatternMessage(name, "an http(s) address"),
      ),
      v.transform((text) => text.replace(/\/+$/, "")),
    ),
  );

/** Environment variables of the shop with their defaults. */
const schema = v.object({
  SHOP_PORT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
        createPatternMessage("SHOP_PORT", "a port number"),
      ),
      v.transform(Number),
    ),
    "4400",
  ),
  SHOP_HOST: v.optional(v.string(), "127.0.0.1"),
  SHOP_DATA_DIR: v.optional(v.string()),
  SHOP_SITE_URL: address("SHOP_SITE_URL"),
  SHOP_FRONT_URL: address("SHOP_FRONT_URL"),
  SHOP_GATEWAYS: v.pipe(
    v.optional(v.string(), defaultSettings.gateways.map(({ id }) => id).join()),
    v.transform((text) => text.split(",").map((name) => name.trim())),
  ),
  SHOP_SCENARIO: v.optional(
    v.pipe(v.string(), v.guard(isScenarioName, createPatternMessage("SHOP_SCENARIO", "the name of a scenario"))),
  ),
  // The URL may contain a password, so it is not printed.
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text),
        "SMTP_URL must be an address such as smtp://user:password@mail.example:587.",
      ),
    ),
  ),
  SHOP_SAMPLE_ORDERS: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.check(
          (text) => text === "true" || text === "false",
          createPatternMessage("SHOP_SAMPLE_ORDERS", "true or false"),
        ),
      ),
      "false",
    ),
    v.transform((text) => text === "true"),
  ),
  SHOP_WEBHOOK_URL: address("SHOP_WEBHOOK_URL"),
  SHOP_WEBHOOK_SECRET: v.optional(v.string()),
  NODE_ENV: v.optional(v.string()),
});

/** Environment variables of the shop. */
export type ShopVariables = v.InferOutput<typeof schema>;

/** Variables that may be empty: an empty list disables all payment methods. */
const EMPTY_ALLOWED_VARIABLES: ReadonlySet<string> = new Set(["SHOP_GATEWAYS"]);

/**
 * Reads the shop's environment variables. Empty values are treated as missing, except for `SHOP_GATEWAYS`.
 * @throws Error with a readable message that lists all invalid variables
 */
export function readShopVariables(env: Readonly<Record<string, string | undefined>>): ShopVariables {
  const texts = Object.keys(schema.entries)
    .map((name) => [name, env[name]?.trim()] as const)
    .filter(([name, text]) => text !== undefined && (text !== "" || EMPTY_ALLOWED_VARIABLES.has(name)));
  const result = v.safeParse(schema, Object.fromEntries(texts));
  if (result.success) return result.output;
  throw new Error(result.issues.map(({ message }) => message).join(" "));
}
