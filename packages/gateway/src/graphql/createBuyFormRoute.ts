import { toFailure } from "@rewire/data/server";
import {
  buyForm,
  createCartLinks,
  createSiteLinks,
  findVariation,
  isRecord,
  stringifyDeskQuery,
  toRepairQuery,
  type ProductDetail,
} from "@rewire/domain";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { CartRefusals } from "../features/cart/createCartRefusals.ts";
import { HttpError, toErrorBody } from "../http/HttpError.ts";
import { getPageLanguage, readPageUrl, toPathPrefix } from "./pageLanguage.ts";
import { requireSameOrigin } from "../http/requireSameOrigin.ts";
import { parseOrNull } from "../schema/parseOrNull.ts";
import { createOperationRunner, type GraphqlRouteDependencies } from "./createOperationHandler.ts";
import { respondWithError } from "./createGraphqlRoute.ts";

/** Response of the shop with the new number of pieces in the cart. */
const addToCartResponseSchema = v.object({
  data: v.object({ addToCart: v.object({ cart: v.object({ contents: v.object({ itemCount: v.number() }) }) }) }),
});

/** Returns a product by its database id; null if it is unknown or cannot be read. */
type FindProduct = (id: number) => Promise<Pick<ProductDetail, "name" | "attributes" | "variations" | "repair"> | null>;

interface BuyFormDependencies extends GraphqlRouteDependencies {
  readonly findProduct: FindProduct;
  readonly cartRefusals: Pick<CartRefusals, "encode">;
}

/**
 * Creates the route `POST /cart/add`, the target of the form that adds a product to the cart when no script handles it.
 * The form is processed like `addToCart` of `/graphql`. A script gets `{ count }`, or 422 and the shop's errors;
 * without a script, the browser is redirected to the cart, which leads back to the page, to the repair desk for a repair,
 * or to a page that says why the product was not added.
 */
export function createBuyFormRoute(dependencies: BuyFormDependencies): Hono {
  const app = new Hono();
  const runOperation = createOperationRunner(dependencies);
  const tooLargeBody = toErrorBody(new HttpError(413, "The body is too large."));
  const limit = bodyLimit({ maxSize: 4 * 1024, onError: (c) => c.json(tooLargeBody, 413) });

  const addProduct = async (c: Context, input: CartItemInput): Promise<Response> => {
    try {
      return await runOperation(c, { name: "addToCart", variables: { input }, attempt: undefined });
    } catch (error) {
      return respondWithError(c, dependencies, error);
    }
  };

  app.post(buyForm.path, limit, async (c) => {
    c.header("cache-control", "no-store");
    try {
      requireSameOrigin(c, dependencies.config, dependencies.log);
      requireFormContent(c);
    } catch (error) {
      return respondWithError(c, dependencies, error);
    }
    const form = new URLSearchParams(await c.req.text());
    const input = await toCartItemInput(form, dependencies.findProduct);
    const response = await addProduct(c, input);
    const body: unknown = await response.clone().json();
    const count = parseOrNull(addToCartResponseSchema, body)?.data.addToCart.cart.contents.itemCount;
    if (/\bapplication\/json\b/.test(c.req.header("accept") ?? "")) {
      if (count !== undefined) return c.json({ count });
      return response.ok ? c.json(isRecord(body) ? body : {}, 422) : response;
    }
    const page = resolveReturnPath(c);
    const { productId, variationId = null } = input;
    if (count !== undefined) return c.redirect(toCartLinks(page).added({ productId, variationId }, page), 303);
    return c.redirect(await createRefusalPath(dependencies, form, page, body), 303);
  });
  app.all(buyForm.path, (c) =>
    c.json(toErrorBody(new HttpError(405, "Only POST is accepted.")), 405, { allow: "POST" }),
  );
  return app;
}

function requireFormContent(c: Context): void {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
    throw new HttpError(415, "The body must be application/x-www-form-urlencoded.");
}

/** Input of `addToCart`, whose schema validates it. */
interface CartItemInput {
  readonly productId: number;
  readonly quantity: number;
  readonly variationId?: number;
  readonly variation?: readonly { readonly attributeName: string; readonly attributeValue: string }[];
}

/** Maps the form's fields to the input of `addToCart`. */
async function toCartItemInput(form: URLSearchParams, findProduct: FindProduct): Promise<CartItemInput> {
  const productId = Number(form.get(buyForm.product));
  const item = { productId, quantity: Number(form.get(buyForm.quantity) ?? 1) };
  const options = [...form].flatMap(([name, value]) =>
    name.startsWith(buyForm.option) ? [[name.slice(buyForm.option.length), value] as const] : [],
  );
  const displayedVariationId = form.get(buyForm.variation);
  if (options.length === 0 && displayedVariationId === null) return item;
  // Without scripts the options may have changed since the page was rendered for a variation.
  const product = options.length > 0 && Number.isSafeInteger(productId) ? await findProduct(productId) : null;
  const selectedVariation =
    product && findVariation(product.attributes, product.variations, Object.fromEntries(options));
  const variationId = selectedVariation?.id ?? (displayedVariationId === null ? null : Number(displayedVariationId));
  if (variationId === null) return item;
  return {
    ...item,
    variationId,
    variation: options.map(([attributeName, attributeValue]) => ({ attributeName, attributeValue })),
  };
}

/** Returns the path of the page that sent the form; the home page where the browser does not send it. */
function resolveReturnPath(c: Context): string {
  const page = readPageUrl(c);
  // Two slashes would name another host.
  return page ? `${page.pathname.replace(/^\/+/, "/")}${page.search}` : "/";
}

/** Returns the URLs of the pages about the cart, in the language of a page. */
const toCartLinks = (page: string) => createCartLinks(toPathPrefix(getPageLanguage(page)));

const errorsSchema = v.object({
  errors: v.pipe(
    v.array(v.object({ message: v.string(), extensions: v.optional(v.object({ kind: v.optional(v.string()) })) })),
    v.minLength(1),
  ),
});

/**
 * Returns the path of the page to which a browser without scripts is led if a product was not added: the repair desk
 * with the repair chosen, or a page with the reason, in the language of the page that sent the form.
 */
async function createRefusalPath(
  { findProduct, cartRefusals }: Pick<BuyFormDependencies, "findProduct" | "cartRefusals">,
  form: URLSearchParams,
  page: string,
  body: unknown,
): Promise<string> {
  const prefix = toPathPrefix(getPageLanguage(page));
  const productId = Number(form.get(buyForm.product));
  const product = Number.isSafeInteger(productId) ? await findProduct(productId) : null;
  const error = parseOrNull(errorsSchema, body)?.errors[0];
  if (error && toFailure(error.message).kind === "bookingMissing") return createDeskPath(prefix, product?.repair);
  const refusal = { message: error?.message ?? "", kind: error?.extensions?.kind };
  return toCartLinks(page).notAdded(cartRefusals.encode(refusal, { name: product?.name ?? null, page }));
}

/** Returns the path of the repair desk with the repair chosen. @param prefix Path prefix of the language */
function createDeskPath(prefix: string, repair: ProductDetail["repair"]): string {
  const desk = createSiteLinks(prefix).repair;
  return repair ? `${desk}?${stringifyDeskQuery(toRepairQuery(repair))}` : desk;
}
