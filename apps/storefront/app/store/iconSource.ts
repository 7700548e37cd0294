import type { IconSource } from "@rewire/ui";

/** Where this browser keeps icons that were fetched. */
const KEY = "rewire.icons";
const MOST = 50;
const KEPT_MS = 168 * 60 * 60 * 1000;
/** Nobody waits longer for a drawing. */
const TIMEOUT_MS = 500;

type Drawing = NonNullable<Awaited<ReturnType<IconSource>>>;
interface Kept extends Drawing {
  /** Unix milliseconds when it came. */
  readonly at: number;
}

function readKept(now: number): Record<string, Kept> {
  try {
    const kept = JSON.parse(window.localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
    return Object.fromEntries(Object.entries(kept).filter(([, { at, body }]) => typeof body === "string" && at <= now && now - at < KEPT_MS));
  } catch {
    return {};
  }
}

function keep(drawings: Readonly<Record<string, Kept>>): void {
  const newest = Object.entries(drawings).toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // A browser that keeps nothing fetches them again.
  }
}

interface SetAnswer {
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>;
  readonly width?: number;
  readonly height?: number;
}

async function fetchSet(prefix: string, names: readonly string[]): Promise<Record<string, Drawing>> {
  try {
    const response = await fetch(`/icons/${prefix}.json?icons=${names.toSorted().join(",")}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return {};
    const { icons, width = 16, height = 16 } = (await response.json()) as SetAnswer;
    return Object.fromEntries(Object.entries(icons).map(([name, icon]) => [`${prefix}:${name}`, { body: icon.body, width: icon.width ?? width, height: icon.height ?? height }]));
  } catch {
    return {};
  }
}

/** Makes the source of icons that come late: those of one moment in one request, the last 50 kept for 168 hours. */
export function createIconSource(now: () => number = Date.now): IconSource {
  const waiting = new Map<string, Set<string>>();
  const underWay = new Map<string, Promise<Record<string, Drawing>>>();

  const ask = (prefix: string, name: string) => {
    const names = waiting.get(prefix) ?? new Set();
    waiting.set(prefix, names.add(name));
    const known = underWay.get(prefix);
    if (known) return known;
    const asked = Promise.resolve().then(async () => {
      waiting.delete(prefix);
      underWay.delete(prefix);
      const drawings = await fetchSet(prefix, [...names]);
      const at = now();
      keep({ ...readKept(at), ...Object.fromEntries(Object.entries(drawings).map(([full, drawing]) => [full, { ...drawing, at }])) });
      return drawings;
    });
    underWay.set(prefix, asked);
    return asked;
  };

  return async (full) => {
    const kept = readKept(now())[full];
    if (kept) return kept;
    const [prefix = "", name = ""] = full.split(":");
    return (await ask(prefix, name))[full] ?? null;
  };
}

/** The one source of this document. */
export const iconSource: IconSource = createIconSource();
