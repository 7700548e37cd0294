import { createHash } from "node:crypto";
import type { RepairDay } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";
import { defaultLocale } from "@rewire/messages";
import { detectLocale } from "../../app/i18n/detectLocale.server.ts";
import type { ParameterReader } from "./createParameterReader.ts";
import { parseMissingUrl } from "./parseMissingUrl.ts";
import { parsePublicUrl, type PublicUrl } from "./parsePublicUrl.ts";

/** Public page that a request is for. */
export interface PageLocation {
  readonly address: PublicUrl;
  /** Absolute URL in canonical form. */
  readonly url: string;
  /** Fragment of the cache key: pages that show other free times are other cache entries. @see createDaysFragment */
  readonly fragment: string;
  readonly hasUnknownParameters: boolean;
}

interface PageFinderOptions {
  readonly desk: Pick<GatewayServices["desk"], "days">;
  /** Returns the first segments of the paths of all pages, see `listFirstSegments`. */
  readonly firstSegments: () => Promise<ReadonlySet<string>>;
}

/** Creates the function that finds the public page of a request; null where the request is rendered for its visitor. */
export function createPageFinder(
  parameterReader: ParameterReader,
  { desk, firstSegments }: PageFinderOptions,
): (request: Request) => Promise<PageLocation | null> {
  return async (request) => {
    let pendingDays: Promise<readonly RepairDay[]> | null = null;
    const readDays = () => (pendingDays ??= desk.days());
    const url = new URL(request.url);
    const address =
      (await parsePublicUrl(url, parameterReader.forRequest(readDays))) ?? parseMissingUrl(url, await firstSegments());
    if (!address || isRedirected(address, request)) return null;
    // Without its state store the repair desk has no times; the response with the reason is rendered for the visitor.
    const fragment = showsFreeTimes(address) ? await readDays().then(createDaysFragment, () => null) : "";
    const canonicalUrl = new URL(address.path, url);
    const hasUnknownParameters = url.searchParams.size > canonicalUrl.searchParams.size;
    return fragment === null ? null : { address, url: `${url.origin}${address.path}`, fragment, hasUnknownParameters };
  };
}

/** Returns the free times of the repair desk as a URL fragment. */
const createDaysFragment = (days: readonly RepairDay[]): string =>
  `#${createHash("sha256").update(JSON.stringify(days)).digest("base64url").slice(0, 22)}`;

/** Returns whether a page shows free times of the repair desk, as it does once a device is selected. */
const showsFreeTimes = ({ kind, path }: PublicUrl): boolean => kind === "repair" && /[?&]device=/.test(path);

/** Returns whether the home page redirects this visitor to another language. */
const isRedirected = ({ path }: PublicUrl, request: Request): boolean =>
  path === "/" && detectLocale(request) !== defaultLocale;
