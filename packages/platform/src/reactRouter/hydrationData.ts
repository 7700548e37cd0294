// @chunk frame: starts every page.

/** State of a page's router on the server. */
interface RouterState {
  readonly loaderData: unknown;
  readonly actionData: unknown;
  readonly errors: unknown;
}

/** Value that JSON represents without loss. */
type JsonValue = null | string | number | boolean | readonly JsonValue[] | { readonly [key: string]: JsonValue };

declare global {
  interface Window {
    /** Created by React Router's inline script; it reads the page's data from the stream. */
    readonly __reactRouterContext?: { stream?: ReadableStream<Uint8Array> | null };
  }
}

const ELEMENT_ID = "page-data";

/** Part of an inline script of React Router that creates the stream for its other scripts. */
const STREAM_PATTERN = /window\.__reactRouterContext\.stream = new ReadableStream\(.*?TextEncoderStream\(\)\);/;

/** Position that stands for null in React Router's encoding. */
const NULL_POSITION = -5;

/** Returns whether JSON represents a value without loss; it has no undefined, dates or promises. */
function isJsonValue(value: unknown): value is JsonValue {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object") return false;
  if (Array.isArray(value)) return Array.from(value).every(isJsonValue);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJsonValue);
}

/**
 * Renders the data of a page as JSON, which {@link streamHydrationData} passes to React Router. Its own encoding, a text
 * in a script, refers to each value by its position, and is up to a tenth of a page larger after compression. Returns
 * null if JSON cannot represent the data, as those of a failed page; the page then needs React Router's scripts.
 */
export function renderHydrationData({ loaderData, actionData, errors }: RouterState): string | null {
  const state = { loaderData, actionData: actionData ?? null, errors: errors ?? null };
  if (!isJsonValue(state)) return null;
  return `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(state).replaceAll("<", String.raw`\u003c`)}</script>`;
}

/**
 * Returns the range of the stream in a page, which is superfluous with data from {@link renderHydrationData}: React Router
 * gets another one. Empty for a page without one.
 */
export function findDataStream(html: string): readonly [start: number, end: number] {
  const match = STREAM_PATTERN.exec(html);
  return match ? [match.index, match.index + match[0].length] : [0, 0];
}

/** Encodes a value as React Router's server does: a list of all values, in which objects refer to others by position. */
function encodeByPosition(root: JsonValue): string {
  const values: unknown[] = [];
  const add = (value: JsonValue): number => {
    if (value === null) return NULL_POSITION;
    const position = values.push(value) - 1;
    if (Array.isArray(value)) values[position] = value.map(add);
    else if (typeof value === "object")
      values[position] = Object.fromEntries(Object.entries(value).map(([key, item]) => [`_${add(key)}`, add(item)]));
    return position;
  };
  add(root);
  return `${JSON.stringify(values)}\n`;
}

/** Passes the data from {@link renderHydrationData} to React Router; does nothing if the page's scripts have done so. */
export function streamHydrationData(): void {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  const context = window.__reactRouterContext;
  if (text && context) context.stream = new Response(encodeByPosition(JSON.parse(text))).body;
}
