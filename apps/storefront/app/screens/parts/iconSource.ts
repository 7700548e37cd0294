import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";
import type { IconSource } from "@rewire/ui";

const MAX_ICONS = 50;
const MAX_AGE_MS = 168 * 60 * 60 * 1000;
/** Timeout of an icon request in milliseconds. */
const TIMEOUT_MS = 500;

type IconData = NonNullable<Awaited<ReturnType<IconSource>>>;
interface CachedIcon extends IconData {
  /** Fetch time in Unix milliseconds. */
  readonly at: number;
}

const isCachedIcon = (loadedIcon: unknown): loadedIcon is CachedIcon =>
  isRecord(loadedIcon) &&
  typeof loadedIcon["body"] === "string" &&
  ["width", "height", "at"].every((name) => typeof loadedIcon[name] === "number");

const icons = createStoredValue<Readonly<Record<string, CachedIcon>>>({
  key: "rewire.icons",
  area: "local",
  parse: (text) => {
    const loadedIcons: unknown = JSON.parse(text ?? "{}");
    if (!isRecord(loadedIcons)) return {};
    return Object.fromEntries(
      Object.entries(loadedIcons).flatMap(([name, loadedIcon]) =>
        isCachedIcon(loadedIcon) ? [[name, loadedIcon]] : [],
      ),
    );
  },
});

const isFreshIcon = ({ at: storedAt }: CachedIcon, now: number) => storedAt <= now && now - storedAt < MAX_AGE_MS;

/** Adds icons to the stored icons; only the newest are kept. */
function storeIcons(loadedIcons: Readonly<Record<string, CachedIcon>>, now: number): void {
  const newestIcons = Object.entries({ ...icons.read(), ...loadedIcons })
    .filter(([, loadedIcon]) => isFreshIcon(loadedIcon, now))
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MAX_ICONS);
  icons.write(Object.fromEntries(newestIcons));
}

const readNumericField = (record: Readonly<Record<string, unknown>>, name: string, fallback: number): number =>
  typeof record[name] === "number" ? record[name] : fallback;

/** Parses an icon set in Iconify's format; an icon has its own size or the set's, which defaults to 16 × 16. */
function parseIconSet(set: unknown, prefix: string): Record<string, IconData> {
  if (!isRecord(set) || !isRecord(set["icons"])) return {};
  const width = readNumericField(set, "width", 16);
  const height = readNumericField(set, "height", 16);
  return Object.fromEntries(
    Object.entries(set["icons"]).flatMap(([name, icon]) =>
      isRecord(icon) && typeof icon["body"] === "string"
        ? [
            [
              `${prefix}:${name}`,
              {
                body: icon["body"],
                width: readNumericField(icon, "width", width),
                height: readNumericField(icon, "height", height),
              },
            ],
          ]
        : [],
    ),
  );
}

async function fetchIconSet(prefix: string, names: readonly string[]): Promise<Record<string, IconData>> {
  try {
    const response = await fetch(`/icons/${prefix}.json?icons=${names.toSorted().join(",")}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? parseIconSet(await response.json(), prefix) : {};
  } catch {
    return {};
  }
}

/**
 * Creates a function that loads icons by name. Simultaneous requests are batched, and the last 50 icons are cached for
 * 168 hours.
 */
export function createIconSource(now: () => number = Date.now): IconSource {
  const requestedNames = new Map<string, Set<string>>();
  const pendingRequests = new Map<string, Promise<Record<string, IconData>>>();

  const requestIcons = (prefix: string, name: string) => {
    const names = requestedNames.get(prefix) ?? new Set();
    requestedNames.set(prefix, names.add(name));
    const pendingRequest = pendingRequests.get(prefix);
    if (pendingRequest) return pendingRequest;
    const request = Promise.resolve().then(async () => {
      requestedNames.delete(prefix);
      pendingRequests.delete(prefix);
      const loadedIcons = await fetchIconSet(prefix, [...names]);
      const storedAt = now();
      storeIcons(
        Object.fromEntries(
          Object.entries(loadedIcons).map(([fullName, loadedIcon]) => [fullName, { ...loadedIcon, at: storedAt }]),
        ),
        storedAt,
      );
      return loadedIcons;
    });
    pendingRequests.set(prefix, request);
    return request;
  };

  return async (fullName) => {
    const cachedIcon = icons.read()[fullName];
    if (cachedIcon && isFreshIcon(cachedIcon, now())) return cachedIcon;
    const [prefix = "", name = ""] = fullName.split(":");
    return (await requestIcons(prefix, name))[fullName] ?? null;
  };
}

/** Icon source shared by the whole document. */
export const iconSource: IconSource = createIconSource();
