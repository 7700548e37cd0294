/** Links that fetch modules ahead, and scripts that are modules, as React writes them. */
const MODULE_PATTERN =
  /<link rel="modulepreload" href="([^"]*)"(?: nonce="[^"]*")?\/>|<script( nonce="[^"]*")? type="module" async=""/g;

/**
 * Rewrites a page so that its module scripts and their preload links are deferred until the script from
 * `createStartScript` starts the modules. The preload links are replaced with a single `held` link that lists all
 * module URLs. See docs/decisions/0022 and 0054.
 */
export function deferModuleScripts(html: string): string {
  const modules = Array.from(html.matchAll(MODULE_PATTERN));
  const urls = modules.flatMap(([, url]) => url ?? []);
  // The text is put together once, because each copy of a page costs more than the search in it.
  const parts: string[] = [];
  let end = 0;
  let isListed = false;
  for (const { 0: text, 1: url, 2: nonce = "", index } of modules) {
    parts.push(html.slice(end, index));
    end = index + text.length;
    if (url === undefined) parts.push(`<script${nonce} type="held"`);
    else if (!isListed) {
      isListed = true;
      parts.push(`<link rel="held" href="${urls.join(" ")}"/>`);
    }
  }
  parts.push(html.slice(end));
  return parts.join("");
}
