/** What any request costs a live WordPress before it has told anything, in milliseconds. */
const REQUEST_MS = 280;
/** A product with its price, variations, attributes and terms: a hundred take 2.0 to 2.7 seconds. */
const WHOLE_MS = 22;
/** A product of which number and date are asked: a look at twenty takes 0.3 seconds. */
const THIN_MS = 1;
const CURSOR_MS = 0.5;
/** With no more fields a product counts as thin. */
const THIN_FIELDS = 4;

interface Listed {
  readonly nodes?: readonly object[];
  readonly edges?: readonly object[];
}

/**
 * Measures how long one worker of a live shop is busy with an answer, in milliseconds, by what the answer tells of
 * products. The times are those of WooCommerce 10 with 5,000 products.
 *
 * @param body What goes back for one operation.
 */
export function workMs(body: Readonly<Record<string, unknown>>): number {
  const { products, product } = (body["data"] ?? {}) as {
    readonly products?: Listed | null;
    readonly product?: object | null;
  };
  const nodes = (products?.nodes ?? []).map((node) => (Object.keys(node).length > THIN_FIELDS ? WHOLE_MS : THIN_MS));
  const listed = nodes.reduce((sum, ms) => sum + ms, 0) + (products?.edges ?? []).length * CURSOR_MS;
  return REQUEST_MS + listed + (product ? WHOLE_MS : 0);
}

/** Makes a worker that does one piece of work after another. @param wait Waits for so many milliseconds */
export function createWorker(wait: (ms: number) => Promise<void>): (ms: number) => Promise<void> {
  let last = Promise.resolve();
  return (ms) => (last = last.then(() => wait(ms)));
}
