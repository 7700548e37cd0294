import * as v from "valibot";
import { ImportError } from "./ImportError.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** Error message that explains how to configure a shop manager's log-in. */
export const CREDENTIALS_MESSAGE =
  "Set SHOP_SERVICE_USER to a shop manager's user name and SHOP_SERVICE_APPLICATION_PASSWORD to an application " +
  "password of that account (WordPress → Users → the account → Application Passwords).";

const requiredTextSchema = v.pipe(v.string(CREDENTIALS_MESSAGE), v.trim(), v.nonEmpty(CREDENTIALS_MESSAGE));

const credentialsSchema = v.pipe(
  v.object(
    {
      SHOP_SERVICE_USER: v.pipe(requiredTextSchema, v.excludes(":", "SHOP_SERVICE_USER must hold no colon.")),
      SHOP_SERVICE_APPLICATION_PASSWORD: requiredTextSchema,
    },
    CREDENTIALS_MESSAGE,
  ),
  v.transform((env) => ({
    user: env.SHOP_SERVICE_USER,
    password: env.SHOP_SERVICE_APPLICATION_PASSWORD,
  })),
);

const currencySchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^[A-Z]{3}$/,
      ({ input }) => `CURRENCY must be three capital letters, such as EUR, not ${JSON.stringify(input)}.`,
    ),
  ),
  "EUR",
);

function parseVariable<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ImportError([...new Set(result.issues.map(({ message }) => message))].join(" "));
}

/** Reads a shop manager's log-in from the environment. @throws ImportError if the log-in is missing or invalid. */
export const readCredentials = (env: Variables): { readonly user: string; readonly password: string } =>
  parseVariable(credentialsSchema, env);

/** Reads the ISO 4217 code of the price currency from the environment. @throws ImportError if the code is invalid. */
export const readCurrency = (env: Variables): string => parseVariable(currencySchema, env["CURRENCY"]);
