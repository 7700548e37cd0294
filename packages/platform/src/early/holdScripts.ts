/** Defers a page's modules and their preload links until `createStartScript`. See docs/decisions/0022 and 0054. */
export const holdScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="held" fetchpriority="low"')
    .replaceAll(
      /<script( nonce="[^"]*")? type="module" async=""/g,
      (_, nonce: string | undefined) => `<script${nonce ?? ""} type="held"`,
    );
