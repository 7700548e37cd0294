const PRELOAD_LINK_PATTERN = /<link rel="modulepreload" href="([^"]*)"(?: nonce="[^"]*")?\/>/g;

/**
 * Rewrites a page so that its module scripts and their preload links are deferred until the script from
 * `createStartScript` starts the modules. The preload links are replaced with a single `held` link that lists all
 * module URLs. See docs/decisions/0022 and 0054.
 */
export function deferModuleScripts(html: string): string {
  const urls = Array.from(html.matchAll(PRELOAD_LINK_PATTERN), ([, url]) => url);
  let isListed = false;
  const renderLinkOnce = () => {
    if (isListed) return "";
    isListed = true;
    return `<link rel="held" href="${urls.join(" ")}"/>`;
  };
  return html
    .replaceAll(PRELOAD_LINK_PATTERN, renderLinkOnce)
    .replaceAll(
      /<script( nonce="[^"]*")? type="module" async=""/g,
      (_, nonce: string | undefined) => `<script${nonce ?? ""} type="held"`,
    );
}
