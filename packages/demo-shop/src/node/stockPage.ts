import type { CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";
import { calculateCurrentPrice } from "../products/price.ts";
import { setStock, getStock } from "../products/stock.ts";
import { formatRawCents } from "../money/formatMoney.ts";
import { escapeHtml } from "../wordpress/text.ts";
import { formatIsoInZone } from "../wordpress/time.ts";

/** Maximum number of products that the page lists. */
const MAX_LISTED_PRODUCTS = 20;

const PRICE_PATTERN = /^\d{1,7}(?:\.\d{1,2})?$/;
const QUANTITY_PATTERN = /^\d{1,6}$/;

/** Product or variation that is bought by itself. */
interface StockItem {
  readonly product: CatalogueProduct;
  /** Database id of the product or variation. */
  readonly id: number;
  readonly label: string;
}

function listStockItems(product: CatalogueProduct): readonly StockItem[] {
  if (product.type === "simple") return [{ product, id: product.id, label: "" }];
  if (product.type !== "variable") return [];
  return product.variations.map(({ id, attributes }) => ({ product, id, label: Object.values(attributes).join(", ") }));
}

/**
 * Renders the page on which a developer changes the stock and prices of products. It lists the products whose name or
 * slug contains the search text.
 */
export function renderStockPage(engine: Engine, search: string): string {
  const text = search.trim().toLowerCase();
  const products = [...engine.edits.products.values()].filter(
    ({ name, slug }) => text !== "" && (slug.includes(text) || name.toLowerCase().includes(text)),
  );
  const rows = products.slice(0, MAX_LISTED_PRODUCTS).flatMap(listStockItems);
  const list = rows.map((item) => renderRow(engine, item, search)).join("");
  return `<form action="/stock"><label>Product <input name="search" value="${escapeHtml(search)}"></label> <button>Search</button></form>${rows.length === 0 ? '<p>Search for a product by its name, such as <a href="/stock?search=shelf">shelf</a>.</p>' : `<table><tr><th>Number</th><th>Product</th><th>Now</th><th>Change</th></tr>${list}</table>`}`;
}

function renderRow(engine: Engine, { product, id, label }: StockItem, search: string): string {
  const stock = getStock(engine, product, id === product.id ? undefined : id);
  const price = findPrice(engine, product, id);
  const name = escapeHtml([product.name, label].filter(Boolean).join(", "));
  return `<tr><td>${id}</td><td>${name}</td><td>${stock.state}${stock.quantity === null ? "" : `, ${stock.quantity}`}, ${price ?? "no price"}</td><td><form method="post" action="/stock"><input type="hidden" name="search" value="${escapeHtml(search)}"><input type="hidden" name="product" value="${product.id}"><input type="hidden" name="id" value="${id}"><label>Quantity <input name="quantity" size="5" inputmode="numeric"></label> <label>Price <input name="price" size="8" inputmode="decimal"></label> <button>Save</button></form></td></tr>`;
}

function findPrice(engine: Engine, product: CatalogueProduct, id: number): string | null {
  const ownPrice =
    product.type === "variable" ? product.variations.find((variation) => variation.id === id)?.price : product.price;
  const { price } = calculateCurrentPrice(ownPrice ?? {}, engine.now());
  return price === null ? null : formatRawCents(price);
}

/**
 * Changes the stock quantity and the price of a product or variation. An empty field leaves the current value
 * unchanged. A new price ends a sale.
 * @returns Whether all values were valid.
 */
export function changeStock(engine: Engine, form: URLSearchParams): boolean {
  const product = engine.edits.products.get(Number(form.get("product")));
  const id = Number(form.get("id"));
  const quantity = form.get("quantity") ?? "";
  const regularPrice = form.get("price") ?? "";
  if (!product || !listStockItems(product).some((item) => item.id === id)) return false;
  if (
    (quantity !== "" && !QUANTITY_PATTERN.test(quantity)) ||
    (regularPrice !== "" && !PRICE_PATTERN.test(regularPrice))
  )
    return false;
  const modifiedTime = formatIsoInZone(engine.now(), engine.settings.timeZone);
  if (regularPrice !== "" && product.type === "variable")
    engine.edits.saveProduct({
      ...product,
      modified: modifiedTime,
      variations: product.variations.map((variation) =>
        variation.id === id ? { ...variation, price: { regular: regularPrice } } : variation,
      ),
    });
  if (regularPrice !== "" && product.type === "simple")
    engine.edits.saveProduct({ ...product, modified: modifiedTime, price: { regular: regularPrice } });
  if (quantity !== "") {
    const { stockOwner } = getStock(engine, product, id === product.id ? undefined : id);
    setStock(engine, stockOwner, Number(quantity));
  }
  return true;
}
