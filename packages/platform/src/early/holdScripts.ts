/**
 * Defers the module scripts of a page and their preload links until the script created by `createStartScript` starts
 * them. See docs/decisions/0022 and 0054.
 */
export const holdScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="held" fetchpriority="low"')
    .replaceAll(
      /<script( nonce="[^"]*")? type="module" async=""/g,
      (_, nonce: string | undefined) => `<script${nonce ?? ""} type="held"`,
    );
