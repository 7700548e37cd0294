import { computeIntegrity, computeSha256 } from "../digests.ts";
import type { Inventory } from "../Inventory.ts";

/** The scripts of a small shop. */
export const files: Readonly<Record<string, string>> = { "/assets/a.js": 'import("./b.js")', "/assets/b.js": "pay()" };

export const inline = "start()";
export const hydration = (text: string) =>
  `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text)});`;

/** Its checkout, with a nonce and perhaps something that does not belong there. */
export const pageWith = (nonce: string, extra = "") =>
  `<!DOCTYPE html><html><head><link rel="held" href="/assets/a.js"><script nonce="${nonce}">${inline}</script>` +
  `${extra}</head><body><script nonce="${nonce}">${hydration('<b>"A visitor"</b>')}</script>` +
  `<script type="application/ld+json">{}</script></body></html>`;

export const policy = (nonce: string) => `default-src 'self'; script-src 'self' 'nonce-${nonce}'`;

/** What its build has written down. */
export const inventory: Inventory = {
  name: "payment page inventory",
  version: 1,
  buildId: "1",
  commit: null,
  isCommitChanged: false,
  authorisedBy: null,
  pages: ["/checkout", "/de/checkout"],
  scripts: Object.entries(files).map(([path, content]) => ({
    path,
    bytes: content.length,
    sha256: computeSha256(content),
    integrity: computeIntegrity(content),
    loaded: "first",
    why: ["Pays"],
    sources: [],
  })),
  inlineScripts: [
    { sha256: computeSha256(inline), bytes: inline.length, begins: inline, why: ["Starts"], pages: ["/checkout"] },
  ],
  dataScripts: [],
  paymentScripts: [{ url: "https://js.stripe.com/v3/", why: ["Cards"], whyNoIntegrity: "Changes" }],
  headers: [
    {
      name: "content-security-policy",
      why: "Holds",
      values: {
        http: policy("{nonce}"),
        https: policy("{nonce}"),
        "https with cards": `${policy("{nonce}")} https://js.stripe.com`,
      },
    },
    {
      name: "strict-transport-security",
      why: "Https",
      values: { http: null, https: "max-age=1", "https with cards": "max-age=1" },
    },
  ],
};

/** How an answer of the shop is changed on its way. */
export interface Change {
  /** @default as it is */
  readonly html?: (nonce: string) => string;
  readonly file?: (path: string, content: string) => string;
  readonly headers?: (headers: Headers) => void;
  readonly nonce?: () => string;
}

/** Asks the small shop by https. */
export function shopWith({
  html = pageWith,
  file = (_, content) => content,
  headers,
  nonce: nextNonce,
}: Change = {}): typeof fetch {
  let count = 0;
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const content = files[pathname];
    if (content !== undefined) return new Response(file(pathname, content));
    const nonce = nextNonce?.() ?? `n${(count += 1)}==`;
    const responseHeaders = new Headers({
      "content-security-policy": policy(nonce),
      "strict-transport-security": "max-age=1",
      date: "now",
    });
    headers?.(responseHeaders);
    return new Response(html(nonce), { headers: responseHeaders });
  };
}
