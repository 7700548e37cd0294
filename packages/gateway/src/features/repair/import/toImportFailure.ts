import { readText, splitPhpMessages } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../../schema/parseOrNull.ts";
import { ImportError } from "./ImportError.ts";

const MAX_ERROR_BYTES = 1024 * 1024;
const restErrorSchema = v.object({ code: v.string(), message: v.string() });

const PASSWORD_FIX =
  "WordPress → Users → the account → Application Passwords: add one, and set " +
  "SHOP_SERVICE_APPLICATION_PASSWORD to it. The password that the account logs in with does not count here.";
const AUTHORIZATION_FIX =
  "Application passwords count over https alone, and only where the web server passes the header Authorization on.";
const PERMALINK_FIX =
  "Is WooCommerce active there? WordPress → Settings → Permalinks: choose anything but Plain, such as Post name.";

/**
 * Creates the error for a rejected import request; its message names the setting to change.
 *
 * @param waitSeconds Waiting time that the shop requests, in seconds; null if it requests none.
 */
export async function toImportFailure(
  response: Response,
  site: URL,
  user: string,
  waitSeconds: number | null,
): Promise<ImportError> {
  const { status } = response;
  if (status >= 300 && status < 400) {
    const target = response.headers.get("location") ?? "another address";
    return new ImportError(`The shop at ${site.href} redirects to ${target}: give its right address by --shop.`);
  }
  const { code, message } = await readRestError(response);
  const codeText = code ? ` (${code}: ${message})` : "";
  if (status === 401) {
    const remedy = code.startsWith("woocommerce_rest_cannot") ? `${AUTHORIZATION_FIX} ${PASSWORD_FIX}` : PASSWORD_FIX;
    return new ImportError(`The shop does not let ${user} in${codeText}. ${remedy}`);
  }
  if (status === 403) {
    const remedy = code
      ? "WordPress → Users: give the account the role Shop manager."
      : "Something before WordPress refuses: let this machine reach /wp-json/wc/v3/.";
    return new ImportError(`${user} may not do this${codeText}. ${remedy}`);
  }
  if (status === 404) {
    return new ImportError(`There is no REST API of WooCommerce at ${site.href}${codeText}. ${PERMALINK_FIX}`);
  }
  if (status === 429 || status === 503) {
    const waitAdvice = waitSeconds === null ? "Try again later" : `It asks to wait ${waitSeconds} s`;
    return new ImportError(`The shop takes no more requests now (${status}). ${waitAdvice}.`);
  }
  return new ImportError(`The shop answers ${status}${codeText}.`);
}

async function readRestError(response: Response): Promise<v.InferOutput<typeof restErrorSchema>> {
  try {
    const { body } = splitPhpMessages(await readText(response, MAX_ERROR_BYTES));
    return parseOrNull(restErrorSchema, JSON.parse(body)) ?? { code: "", message: "" };
  } catch {
    // For an HTML page or an incomplete response only the status is used.
    return { code: "", message: "" };
  }
}
