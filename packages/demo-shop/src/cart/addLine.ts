import type { CatalogueProduct, CatalogueVariation } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { formatAttributeLabel, getAttributeName } from "../products/attributeView.ts";
import { countReservedStock } from "../products/stock.ts";
import type { CartLine, Session } from "../records/Session.ts";
import { encodeSlug, escapeHtml, calculateMd5, slugify } from "../wordpress/text.ts";
import { MaskedError, UserError } from "../wordpress/UserError.ts";
import { isPurchasable, createCartProduct, type CartProduct } from "../products/cartProduct.ts";

/** Input for a line to add to the cart, as in the mutation `addToCart`. */
export interface LineInput {
  readonly productId: number;
  readonly quantity?: number | null;
  readonly variationId?: number | null;
  readonly variation?:
    | readonly ({ readonly attributeName: string; readonly attributeValue?: string | null } | null)[]
    | null;
  /** A JSON object. */
  readonly extraData?: string | null;
}

/**
 * Adds an item to the cart, or increases the quantity of an identical line.
 * @throws UserError with WooCommerce's message if the item cannot be added
 */
export function addLine(engine: Engine, session: Session, input: LineInput): CartLine {
  const quantity = input.quantity || 1;
  const { product, variation } = findProductAndVariation(engine, input);
  const cartProduct = createCartProduct(engine, product, variation);
  if (product.type === "variable" && variation === null) {
    const url = `${engine.siteUrl}/product/${encodeSlug(product.slug)}/`;
    throw new UserError(
      `Please choose product options by visiting <a href="${url}" title="${escapeHtml(product.name)}">${product.name}</a>.`,
    );
  }
  if (!isPurchasable(cartProduct)) throw new UserError("Sorry, this product cannot be purchased.");
  if (quantity < 0) throw new UserError("Failed to add cart item. Please check input.");
  const attributes = variation === null ? {} : resolveChosenAttributes(engine, product, variation, input);
  const extraData = parseExtraData(input.extraData);
  const key = createLineKey(product.id, variation?.id ?? null, attributes, extraData);
  const existingLine = session.lines.find((line) => line.key === key);
  requireQuantityAvailable(engine, session, cartProduct, product.soldIndividually ? 1 : quantity, existingLine);
  const line: CartLine = {
    key,
    product: product.id,
    variation: variation?.id ?? null,
    attributes,
    quantity: (existingLine?.quantity ?? 0) + (product.soldIndividually ? 1 : quantity),
    extra: extraData,
  };
  session.lines =
    existingLine === undefined ? [...session.lines, line] : session.lines.map((one) => (one.key === key ? line : one));
  return line;
}

function findProductAndVariation(
  engine: Engine,
  input: LineInput,
): { product: CatalogueProduct; variation: CatalogueVariation | null } {
  const entry = engine.catalogue.variations.get(input.variationId ?? input.productId);
  if (entry !== undefined) return { product: entry.parent, variation: entry.variation };
  const product = engine.catalogue.byId.get(input.productId);
  if (product === undefined) throw new UserError("No product found matching the ID provided");
  return { product, variation: null };
}

/** Returns the value of each attribute of a variation. The "any" attributes must be given, with or without `pa_`. */
function resolveChosenAttributes(
  engine: Engine,
  product: CatalogueProduct,
  variation: CatalogueVariation,
  input: LineInput,
): Record<string, string> {
  const attributeInputs = new Map(
    (input.variation ?? []).flatMap((one) =>
      one?.attributeValue ? [[toAttributeSlug(one.attributeName), one.attributeValue] as const] : [],
    ),
  );
  const choices: Record<string, string> = {};
  const missingAttributes: string[] = [];
  for (const [name, value] of Object.entries(variation.attributes)) {
    const attribute = product.attributes.find((candidate) => getAttributeName(candidate) === name);
    const label = attribute === undefined ? name : formatAttributeLabel(engine, attribute);
    const options = attribute === undefined ? [] : attribute.kind === "global" ? attribute.terms : attribute.options;
    const input = attributeInputs.get(toAttributeSlug(name));
    if (value === "" && input === undefined) missingAttributes.push(label);
    const option =
      input === undefined ? undefined : options.find((one) => one === input || slugify(one) === slugify(input));
    if (input !== undefined && (value === "" ? option === undefined : slugify(value) !== slugify(input)))
      throw new UserError(`Invalid value posted for ${label}`);
    choices[`attribute_${name}`] = value || (option ?? "");
  }
  const [singleVariation] = missingAttributes;
  if (missingAttributes.length === 1 && singleVariation !== undefined)
    throw new UserError(`${singleVariation} is a required field`);
  if (missingAttributes.length > 1)
    throw new UserError(
      `${missingAttributes.slice(0, -1).join(", ")} and ${missingAttributes.at(-1) ?? ""} are required fields`,
    );
  return choices;
}

const toAttributeSlug = (name: string): string => slugify(name.replace(/^attribute_/, "").replace(/^pa_/, ""));

function parseExtraData(json: string | null | undefined): CartLine["extra"] {
  if (!json) return [];
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    throw new MaskedError("extraData is not JSON");
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).map(([key, value]) => ({
    key,
    value: typeof value === "string" ? value : JSON.stringify(value),
  }));
}

/**
 * Computes the key of a cart line as WooCommerce does: an MD5 hash of the product, variation, options and extra data.
 */
export function createLineKey(
  product: number,
  variation: number | null,
  attributes: Readonly<Record<string, string>>,
  extraData: CartLine["extra"],
): string {
  const choices = Object.entries(attributes)
    .map(([name, value]) => name + value)
    .join("");
  const extraText = extraData.map(({ key, value }) => key + value).join("");
  return calculateMd5(
    [String(product), variation === null ? "" : String(variation), choices, extraText]
      .filter((part) => part !== "")
      .join("_"),
  );
}

/** Refuses quantities that exceed the stock, with WooCommerce's messages and order of checks. */
function requireQuantityAvailable(
  engine: Engine,
  session: Session,
  cartProduct: CartProduct,
  quantity: number,
  existingLine: CartLine | undefined,
): void {
  const { product, stock, name } = cartProduct;
  const viewCartLink = `<a href="${engine.siteUrl}/cart/" class="button wc-forward wp-element-button">View cart</a>`;
  if (product.soldIndividually && existingLine !== undefined)
    throw new UserError(`You cannot add another "${name}" to your cart. ${viewCartLink}`);
  if (stock.state === "OUT_OF_STOCK")
    throw new UserError(`You cannot add &quot;${name}&quot; to the cart because the product is out of stock.`);
  if (stock.quantity === null || stock.backorders) return;
  const unreservedQuantity = stock.quantity - countReservedStock(engine, stock.stockOwner);
  if (quantity > unreservedQuantity)
    throw new UserError(
      `You cannot add that amount of &quot;${name}&quot; to the cart because there is not enough stock (${stock.quantity} remaining).`,
    );
  const quantityInCart = session.lines
    .filter((line) => getStockOwner(engine, line) === stock.stockOwner)
    .reduce((sum, line) => sum + line.quantity, 0);
  if (quantityInCart + quantity > unreservedQuantity)
    throw new UserError(
      `You cannot add that amount to the cart &mdash; we have ${stock.quantity} in stock and you already have ${quantityInCart} in your cart. ${viewCartLink}`,
    );
}

function getStockOwner(engine: Engine, line: CartLine): number {
  const product = engine.catalogue.byId.get(line.product);
  return product === undefined
    ? line.product
    : createCartProduct(
        engine,
        product,
        line.variation === null ? null : (engine.catalogue.variations.get(line.variation)?.variation ?? null),
      ).stock.stockOwner;
}
