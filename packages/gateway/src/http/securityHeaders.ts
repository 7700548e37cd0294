import { trustedPolicies } from "@rewire/domain";

interface SecurityOptions {
  /** Of the page's own scripts and styles; without it nothing inline runs. */
  readonly nonce?: string | undefined;
  /** Whether the page came by https. */
  readonly secure?: boolean | undefined;
  /** Hosts that pages need besides, for example a payment form's. With scripts of others comes the policy that lets them in. */
  readonly also?:
    | { readonly script?: readonly string[]; readonly frame?: readonly string[]; readonly connect?: readonly string[] }
    | undefined;
  /** The development server evaluates code and talks through a web socket. */
  readonly development?: boolean | undefined;
}

/** Headers that every page and file carries, so that only what is ours runs and nobody frames the shop. */
export function securityHeaders({
  nonce,
  secure = false,
  also = {},
  development = false,
}: SecurityOptions = {}): Record<string, string> {
  const inline = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const policy: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inline, ...(also.script ?? []), ...(development ? ["'unsafe-eval'"] : [])],
    // Development styles are put in by scripts that know no nonce; with a nonce browsers would ignore 'unsafe-inline'.
    "style-src": development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inline],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(also.connect ?? []), ...(development ? ["ws:", "wss:"] : [])],
    "frame-src": also.frame?.length ? also.frame : ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    // React and the development server write HTML of their own in development.
    ...(development ? {} : { "require-trusted-types-for": ["'script'"], "trusted-types": policiesFor(also.script) }),
    ...(secure ? { "upgrade-insecure-requests": [] } : {}),
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(" "))
      .join("; "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
  };
}

function policiesFor(scriptHosts: readonly string[] = []): readonly string[] {
  const { cardScript, ...own } = trustedPolicies;
  return [...Object.values(own), ...(scriptHosts.length > 0 ? [cardScript] : [])];
}
