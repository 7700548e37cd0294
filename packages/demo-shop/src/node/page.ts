import type { ServerResponse } from "node:http";
import { escapeHtml } from "../wordpress/text.ts";

const PAGE_STYLES = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem;color:#1c2330;background:#fff}
h1{font-size:1.4rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #d8dde6;vertical-align:top}
button,select,textarea,input{font:inherit}button{padding:.3rem .8rem}textarea{width:100%;box-sizing:border-box;font:14px/1.5 ui-monospace,monospace}
pre{white-space:pre-wrap;background:#f4f6f9;padding:1rem;overflow:auto}nav a{margin-right:1rem}form{display:inline}`;

/** Sends a self-contained HTML page. `body` is inserted as HTML, so the caller must escape untrusted text. */
export function sendPage(response: ServerResponse, title: string, body: string, status = 200): void {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${PAGE_STYLES}</style></head><body><main>${body}</main></body></html>`;
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    })
    .end(html);
}

/** Redirects the browser to another URL with status 303 (See Other). */
export const redirectTo = (response: ServerResponse, location: string): void =>
  void response.writeHead(303, { location, "cache-control": "no-store" }).end();
