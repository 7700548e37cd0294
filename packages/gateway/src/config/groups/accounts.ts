import * as v from "valibot";
import type { GatewayConfig } from "../GatewayConfig.ts";
import { authSchemeSchema, createChoiceSchema, createSingleLineSchema } from "../values/basicValues.ts";
import { passwordWordsSchema } from "../values/serverValues.ts";
import { markAsSecret } from "../values/valueSchema.ts";

const INCOMPLETE_LOG_IN_MESSAGE = "set together with the other half of the log-in";

/** Schema of the variables for accounts: the shop's authentication method and the service account. */
export const accountsSchema = v.pipe(
  v.object({
    SHOP_LOG_IN: v.optional(createChoiceSchema("cookie", "tokens"), "cookie"),
    LOGIN_MESSAGES: v.optional(createChoiceSchema("plain", "private"), "plain"),
    SHOP_AUTH_TYPE: v.optional(authSchemeSchema, "Bearer"),
    SHOP_SERVICE_USER: v.optional(createSingleLineSchema(200)),
    SHOP_SERVICE_PASSWORD: v.optional(markAsSecret(createSingleLineSchema(1000))),
    PASSWORD_WORDS: v.optional(passwordWordsSchema),
  }),
  v.forward(
    v.partialCheck(
      [["SHOP_SERVICE_USER"], ["SHOP_SERVICE_PASSWORD"]],
      (env) => env.SHOP_SERVICE_USER !== undefined || env.SHOP_SERVICE_PASSWORD === undefined,
      INCOMPLETE_LOG_IN_MESSAGE,
    ),
    ["SHOP_SERVICE_USER"],
  ),
  v.forward(
    v.partialCheck(
      [["SHOP_SERVICE_USER"], ["SHOP_SERVICE_PASSWORD"]],
      (env) => env.SHOP_SERVICE_PASSWORD !== undefined || env.SHOP_SERVICE_USER === undefined,
      INCOMPLETE_LOG_IN_MESSAGE,
    ),
    ["SHOP_SERVICE_PASSWORD"],
  ),
  v.transform((env): Pick<GatewayConfig, "logIn" | "serviceAccount" | "passwordWords"> => {
    const { SHOP_SERVICE_USER: user, SHOP_SERVICE_PASSWORD: password } = env;
    return {
      logIn: { by: env.SHOP_LOG_IN, messages: env.LOGIN_MESSAGES, authType: env.SHOP_AUTH_TYPE },
      serviceAccount: user !== undefined && password !== undefined ? { user, password } : null,
      passwordWords: env.PASSWORD_WORDS ?? [],
    };
  }),
);
