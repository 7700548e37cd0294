import routes from "../app/routes.ts";

/** Values for the parameters of routes, by the beginning of the path. */
const examples: Readonly<Record<string, string>> = {
  "product-category/:slug": "smartphones",
  "product/:slug": "nordlys-n3-pro",
  ":page": "2",
  ":id": "1",
  ":code": "1",
  ":number": "1",
  ":slug": "nordlys-n3-pro",
  "*": "nothing/here",
};

interface RouteEntry {
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly RouteEntry[] | undefined;
}

/**
 * Routes that are no pages, or none without a key that somebody was given (`sharedWishlist.spec.ts`, `reviewPhotos.spec.ts`, `reading.spec.ts`): one sends on to a
 * page (`mails.spec.ts`), four are files (`appointment.spec.ts`, `invoice.spec.ts`, `privacy.spec.ts`, `tradeIn.spec.ts`).
 */
const NO_PAGES: readonly string[] = [
  "routes/resources/payLink.tsx",
  "routes/resources/repairAppointment.ts",
  "routes/resources/invoice.ts",
  "routes/sharedWishlist.tsx",
  "routes/cartRefusal.tsx",
  "routes/review/reviewPhotos.tsx",
  "routes/privacy/dataFile.ts",
  "routes/tradeIn/tradeInFile.ts",
];

/** Yields every path of a route table below a path. */
function* pathsOf(entries: readonly RouteEntry[], before = ""): Generator<string> {
  for (const { path = "", children, file } of entries) {
    if (NO_PAGES.includes(file)) continue;
    const whole = [before, path].filter(Boolean).join("/");
    if (children) yield* pathsOf(children, whole);
    else yield whole;
  }
}

const filledIn = (path: string): string => {
  const example = Object.entries(examples).find(([start]) => start.includes("/") && path.startsWith(start));
  const named = example ? path.replace(":slug", example[1]) : path;
  return `/${named.replaceAll(/:\w+\??|\*/g, (part) => examples[part.replace("?", "")] ?? "1")}`;
};

const pages = (routes as readonly RouteEntry[]).find(({ path }) => path === ":locale?")?.children ?? [];

/** One English URL path for every page of the app. */
export const addresses: readonly string[] = [...pathsOf(pages)].map(filledIn);
