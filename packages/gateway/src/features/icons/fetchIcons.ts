import { readText } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { iconDrawingSchema, iconSizeFields, type IconDrawing } from "./IconSet.ts";

interface FetchIconsOptions {
  /** URL of the service, without a trailing slash. */
  readonly serviceUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly prefix: string;
  readonly names: readonly string[];
}

/** Maximum size of a response; fifty icons are smaller. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 500;

/** Content that an icon must not have, because a page could execute or load it. */
const unsafeMarkupPattern =
  /<\s*(?:script|foreignObject|image|iframe|style|a)\b|[\s/"']on\w+\s*=|(?:href|src)\s*=(?!\s*["']?#)/i;

const iconResponseSchema = v.object({ icons: v.record(v.string(), v.unknown()), ...iconSizeFields });

/**
 * Fetches icons from an icon service. Missing and unsafe icons are omitted; the result is empty if the service fails or
 * does not respond in time.
 */
export async function fetchIcons({
  serviceUrl,
  fetch,
  prefix,
  names,
}: FetchIconsOptions): Promise<ReadonlyMap<string, IconDrawing>> {
  try {
    const response = await fetch(`${serviceUrl}/${prefix}.json?icons=${names.join(",")}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    if (!response.ok) return new Map();
    const { icons, width, height } = v.parse(
      iconResponseSchema,
      JSON.parse(await readText(response, MAX_RESPONSE_BYTES)),
    );
    return new Map(
      names.flatMap((name): [string, IconDrawing][] => {
        const icon = Object.hasOwn(icons, name) ? parseOrNull(iconDrawingSchema, icons[name]) : null;
        if (!icon || icon.body.length > 20_000 || unsafeMarkupPattern.test(icon.body)) return [];
        return [[name, { body: icon.body, width: icon.width ?? width, height: icon.height ?? height }]];
      }),
    );
  } catch {
    return new Map();
  }
}
