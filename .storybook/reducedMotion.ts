const QUERY = /prefers-reduced-motion:\s*reduce/;
const ON = "all";

let isReduced = false;
let realMatchMedia: typeof matchMedia | undefined;
const rewritten = new Map<CSSMediaRule, string>();

/**
 * Emulates the media feature for reduced motion. A page cannot set media features, so rules with that condition are
 * made unconditional, and `matchMedia` is overridden.
 */
export function setReducedMotion(isEnabled: boolean): void {
  realMatchMedia ??= globalThis.matchMedia.bind(globalThis);
  const real = realMatchMedia;
  if (isEnabled !== isReduced) {
    isReduced = isEnabled;
    globalThis.matchMedia = isEnabled
      ? (query) => (QUERY.test(query) || /prefers-reduced-motion\)/.test(query) ? real(ON) : real(query))
      : real;
  }
  if (isEnabled) for (const sheet of document.styleSheets) rewrite(rulesOf(sheet));
  else {
    for (const [rule, media] of rewritten) rule.media.mediaText = media;
    rewritten.clear();
  }
}

function rewrite(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && QUERY.test(rule.media.mediaText)) {
      rewritten.set(rule, rule.media.mediaText);
      rule.media.mediaText = ON;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    // A style sheet of another origin, such as a browser extension's.
    return [];
  }
}
