/** Fixed cost of a request on a live WordPress, in milliseconds. */
const REQUEST_MS = 280;
/** Cost of a complete product in milliseconds: a hundred products take 2.0 to 2.7 seconds. */
const FULL_PRODUCT_MS = 22;
/** Cost of a product with only id and date, in milliseconds: twenty products take 0.3 seconds. */
const MINIMAL_PRODUCT_MS = 1;
const CURSOR_CHECK_MS = 0.5;
/** Maximum number of fields of a product with the lower cost. */
const MAX_MINIMAL_FIELDS = 4;

/** Returns the value of a property, or undefined for other values. */
const readProperty = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

const readListField = (value: unknown, name: string): readonly unknown[] => {
  const list = readProperty(value, name);
  return Array.isArray(list) ? list : [];
};

const countFields = (node: unknown): number =>
  typeof node === "object" && node !== null ? Object.keys(node).length : 0;

/**
 * Estimates how long a WooCommerce server works on a response, in milliseconds, from the number of products in the
 * response. The estimate is based on measurements of WooCommerce 10 with 5,000 products.
 * @param body Response body of one operation.
 */
export function estimateWorkMs(body: Readonly<Record<string, unknown>>): number {
  const data = body["data"];
  const products = readProperty(data, "products");
  const nodes = readListField(products, "nodes").map((node) =>
    countFields(node) > MAX_MINIMAL_FIELDS ? FULL_PRODUCT_MS : MINIMAL_PRODUCT_MS,
  );
  const listMs = nodes.reduce((sum, ms) => sum + ms, 0) + readListField(products, "edges").length * CURSOR_CHECK_MS;
  return REQUEST_MS + listMs + (readProperty(data, "product") ? FULL_PRODUCT_MS : 0);
}

/**
 * Creates a function that simulates a busy server: each call waits for the given number of milliseconds, and starts
 * only when the previous call has ended.
 * @param wait Returns a promise that resolves after the given number of milliseconds.
 */
export function createWorkQueue(wait: (ms: number) => Promise<void>): (ms: number) => Promise<void> {
  let lastTask = Promise.resolve();
  return (ms) => (lastTask = lastTask.then(() => wait(ms)));
}
