// Allowed dependencies: rooms of each package and the rooms that they may import. Described in docs/architecture.md.

/** Source folders whose rooms are checked. */
export const PACKAGES = [
  "packages/domain/src",
  "packages/catalogue-index/src",
  "packages/messages/src",
  "packages/ui/src",
  "packages/data/src",
  "packages/demo-shop/src",
  "packages/gateway/src",
  "packages/platform/src",
  "apps/storefront/app",
];

/** Maximum number of files in one folder. */
export const MAX_FILES = 25;
/** Maximum number of lines of a function. */
export const MAX_LINES = 60;
/**
 * Maximum number of longer functions in the whole project, such as tables of resolvers that are more readable
 * undivided.
 */
export const MAX_LONG_FUNCTIONS = 4;

/** Folders whose subfolders are rooms. */
const WINGS = new Set(["features", "shop", "storage", "screens"]);

/**
 * Returns the room of a file by its path below the sources: `features/checkout`, `cart`; "." for files outside of the
 * rooms, which compose them.
 */
export function roomOf(path) {
  const [first, second, third] = path.split("/");
  if (second === undefined) return ".";
  return WINGS.has(first) && third !== undefined ? `${first}/${second}` : first;
}

/** Lower rooms may not import higher ones; mutual imports are rejected unless listed here. */
export const LAYERS = {
  "packages/ui/src": [
    {
      room: /^(?:theme|provider)$/,
      mayNotImport: /^(?!theme$|provider$)/,
      because: "theme and provider are the ground that every component stands on.",
    },
    {
      room: /^primitives$/,
      mayNotImport: /^(?!theme$|provider$)/,
      because: "a primitive knows theme and provider alone; what knows the shop is a pattern or a subject's component.",
    },
    {
      room: /^patterns$/,
      mayNotImport: /^(?!theme$|provider$|primitives$)/,
      because: "a pattern is what subjects share; it stands below all of them.",
    },
  ],
  "packages/data/src": [
    {
      room: /^(?:html|money)$/,
      mayNotImport: /^(?!html$|money$)/,
      because: "html and money read texts and amounts for every subject.",
    },
    {
      room: /^(?:client|server|failure)$/,
      mayNotImport: /^(?!client$|server$|failure$|html$|money$)/,
      because: "the clients of browser and server are what subjects stand on; a read or hook belongs to its subject.",
    },
    {
      room: /./,
      mayNotImport: /^\.$/,
      because: "files beside the rooms put them together; move what is needed into a room.",
    },
  ],
  "packages/gateway/src": [
    {
      room: /^(?:config|log|schema|http|storage|shop)(?:\/|$)/,
      mayNotImport: /^(?:features\/|graphql$|composition$|\.$)/,
      because: "http, shop and storage are what features stand on; move what is needed below.",
    },
    {
      room: /^(?:config|log|schema|http|storage)(?:\/|$)/,
      mayNotImport: /^shop(?:\/|$)/,
      because: "the shop's client stands on http and storage.",
    },
    {
      room: /^features\//,
      mayNotImport: /^(?:graphql|composition|\.)$/,
      because: "features are put together by createGateway.ts, composition and the GraphQL route.",
    },
  ],
};
