import { trustedPolicies } from "@rewire/domain";

interface SecurityOptions {
  /** Nonce of the page's own scripts and styles; without it nothing inline is executed. */
  readonly nonce?: string | undefined;
  /**
   * Sources of the inline scripts and styles of a page without a nonce, such as `'sha256-…'`. Its scripts may insert
   * empty style elements, which they fill by the CSSOM.
   */
  readonly hashes?: { readonly scripts: readonly string[]; readonly styles: readonly string[] } | undefined;
  /** Whether the page was served by https. */
  readonly isHttps?: boolean | undefined;
  /**
   * Further hosts that pages need, for example of a payment form. Third-party scripts need a policy that allows them.
   */
  readonly additionalPolicies?:
    | { readonly script?: readonly string[]; readonly frame?: readonly string[]; readonly connect?: readonly string[] }
    | undefined;
  /** Whether it is the development server, which evaluates code and uses a web socket. */
  readonly isDevelopment?: boolean | undefined;
}

/** Source of the empty text. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Creates the security headers of pages and files, which allow only same-origin resources and forbid framing by other
 * sites.
 */
export function createSecurityHeaders({
  nonce,
  hashes,
  isHttps = false,
  additionalPolicies = {},
  isDevelopment = false,
}: SecurityOptions = {}): Record<string, string> {
  const inlineSources = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const [inlineScripts, inlineStyles] = hashes
    ? [hashes.scripts, [EMPTY_STYLE_HASH, ...hashes.styles]]
    : [inlineSources, inlineSources];
  const policy: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...inlineScripts,
      ...(additionalPolicies.script ?? []),
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    // Styles in development are inserted by scripts without a nonce; with a nonce browsers would ignore
    // 'unsafe-inline'.
    "style-src": isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inlineStyles],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(additionalPolicies.connect ?? []), ...(isDevelopment ? ["ws:", "wss:"] : [])],
    "frame-src": additionalPolicies.frame?.length ? additionalPolicies.frame : ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    // React and the development server insert HTML of their own in development.
    ...(isDevelopment
      ? {}
      : {
          "require-trusted-types-for": ["'script'"],
          "trusted-types": listTrustedTypesPolicies(additionalPolicies.script),
        }),
    ...(isHttps ? { "upgrade-insecure-requests": [] } : {}),
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

function listTrustedTypesPolicies(scriptHosts: readonly string[] = []): readonly string[] {
  const { cardScript, ...scriptPolicies } = trustedPolicies;
  return [...Object.values(scriptPolicies), ...(scriptHosts.length > 0 ? [cardScript] : [])];
}
