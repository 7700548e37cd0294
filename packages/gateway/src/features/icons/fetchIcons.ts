import { readText } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { iconDrawing, iconSize, type IconDrawing } from "./IconSet.ts";

interface FetchIconsOptions {
  /** Address of the service, without a slash at the end. */
  readonly service: string;
  readonly fetch: typeof globalThis.fetch;
  readonly prefix: string;
  readonly names: readonly string[];
}

/** More than fifty drawings have. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** Nobody waits longer for a drawing. */
const timeoutMs = 500;

/** What a drawing has no need of: whoever shows it might run or load it. */
const unsafe = /<\s*(?:script|foreignObject|image|iframe|style|a)\b|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)/i;

const iconAnswer = v.object({ icons: v.record(v.string(), v.unknown()), ...iconSize });

/** Asks an icon service for drawings; what it has not, or not in time, is left out. */
export async function fetchIcons({
  service,
  fetch,
  prefix,
  names,
}: FetchIconsOptions): Promise<ReadonlyMap<string, IconDrawing>> {
  try {
    const response = await fetch(`${service}/${prefix}.json?icons=${names.join(",")}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    if (!response.ok) return new Map();
    const { icons, width, height } = v.parse(iconAnswer, JSON.parse(await readText(response, MAX_ANSWER_BYTES)));
    return new Map(
      names.flatMap((name): [string, IconDrawing][] => {
        const icon = Object.hasOwn(icons, name) ? parseOrNull(iconDrawing, icons[name]) : null;
        if (!icon || icon.body.length > 20_000 || unsafe.test(icon.body)) return [];
        return [[name, { body: icon.body, width: icon.width ?? width, height: icon.height ?? height }]];
      }),
    );
  } catch {
    return new Map();
  }
}
