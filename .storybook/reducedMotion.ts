const QUERY = /prefers-reduced-motion:\s*reduce/;
const ON = "all";

let isReduced = false;
let realMatchMedia: typeof matchMedia | undefined;
const rewritten = new Map<CSSMediaRule, string>();

/**
 * Shows the page as a reader sees it who asked for less motion. A page cannot set its own media features,
 * so the rules under that condition are made to hold always, and scripts that ask get the same answer.
 */
export function setReducedMotion(wanted: boolean): void {
  realMatchMedia ??= globalThis.matchMedia.bind(globalThis);
  const real = realMatchMedia;
  if (wanted !== isReduced) {
    isReduced = wanted;
    globalThis.matchMedia = wanted
      ? (query) => (QUERY.test(query) || /prefers-reduced-motion\)/.test(query) ? real(ON) : real(query))
      : real;
  }
  if (wanted) for (const sheet of document.styleSheets) rewrite(rulesOf(sheet));
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
    // A sheet of another origin, such as a browser extension's.
    return [];
  }
}
