import { isCartQuery, toSessionData } from "@rewire/data/server";
import { isRecord } from "@rewire/domain";
import type { Hono } from "hono";
import type { ReadCart } from "../features/cart/VisitorCart.ts";
import { sendAsVisitor } from "./sendAsVisitor.ts";

/** Creates the function that reads a visitor's cart, as a script would. @param currency ISO 4217 code of the shop's currency */
export const createCartReader =
  (app: Hono, currency: string): ReadCart =>
  async (page, clientAddress) => {
    const response = await sendAsVisitor(app, page, clientAddress, {
      path: "/graphql",
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ operationName: "getCart", variables: {} }),
    });
    const body: unknown = await response.json().catch(() => null);
    const session = isRecord(body) ? body["data"] : null;
    return {
      cart: isCartQuery(session) ? (toSessionData(session, currency)?.cart ?? null) : null,
      cookies: response.headers.getSetCookie(),
    };
  };
