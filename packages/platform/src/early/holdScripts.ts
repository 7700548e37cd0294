const PRELOAD_LINK = /<link rel="modulepreload" href="([^"]*)"(?: nonce="[^"]*")?\/>/g;

/**
 * Defers the module scripts of a page, and their preload links, until the script created by `createStartScript` starts
 * them. One `held` link lists the modules to preload, separated by spaces; it is a quarter as long as the links. See
 * docs/decisions/0022 and 0054.
 */
export function holdScripts(html: string): string {
  const urls = Array.from(html.matchAll(PRELOAD_LINK), ([, url]) => url);
  let isListed = false;
  const listOnce = () => {
    if (isListed) return "";
    isListed = true;
    return `<link rel="held" href="${urls.join(" ")}"/>`;
  };
  return html
    .replaceAll(PRELOAD_LINK, listOnce)
    .replaceAll(
      /<script( nonce="[^"]*")? type="module" async=""/g,
      (_, nonce: string | undefined) => `<script${nonce ?? ""} type="held"`,
    );
}
