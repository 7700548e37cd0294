import { LRUCache } from "lru-cache";
import { findPageContent, keepNamedRules, keepPresentRules, type PageContent } from "./pageStyles/absentRules.ts";
import { cacheByText } from "./pageStyles/cacheByText.ts";
import {
  collectDeferrableRules,
  createDeferralTest,
  findFooter,
  readDeferral,
  readFooter,
} from "./pageStyles/deferrableRules.ts";
import { minifyCss } from "./pageStyles/minifyCss.ts";
import { splitRules } from "./pageStyles/splitRules.ts";
import {
  createVariableTest,
  formatVariableName,
  inlineVariables,
  isVariable,
  listVariableNames,
  namesByAlias,
  themeTree,
} from "./pageStyles/themeVariables.ts";
import { printRule, type ThemeRule } from "./themeRules.ts";

/**
 * Returns whether a rule can wait for theme.css, which is linked at the end of the page. Includes the dark mode
 * selected by a class, which only the workshop uses: pages follow the system setting.
 */
const isDeferred = ({ head: ruleHead, children }: ThemeRule) =>
  ruleHead === ":root.dark" ||
  ruleHead === "@media (forced-colors: active)" ||
  (ruleHead === "@media print" && !children.some(({ head: selector }) => selector === ":root"));

/** Parts of the reset that the global styles replace, or that nothing reads. */
const isReplaced = ({ head: ruleHead, value = "" }: ThemeRule) =>
  ruleHead === "--bg-currentcolor" ||
  ruleHead.startsWith(":-moz-") ||
  `${ruleHead}${value}`.includes("--font-fallback");

/**
 * Shorter conditions of the same weight in place of Chakra's, which also name states of components that no page contains
 * before it is hydrated.
 */
const SHORT_STATE_SELECTORS: Readonly<Record<string, string>> = {
  ":is(:hover,[data-hover])": ":hover",
  ":is(:focus-visible,[data-focus-visible])": ":focus-visible",
  ":is(:disabled,[disabled],[data-disabled],[aria-disabled=true])": ":is(:disabled,[aria-disabled=true])",
};

const shortenStateSelectors = (css: string) =>
  Object.entries(SHORT_STATE_SELECTORS).reduce(
    (shortenedCss, [longSelector, shortSelector]) => shortenedCss.replaceAll(longSelector, shortSelector),
    css,
  );

const isInPages = (rule: ThemeRule) => !isDeferred(rule) && !isReplaced(rule);

/** Pages differ by their elements, of which there are some dozens of combinations. */
const MAX_CACHED_THEMES = 500;

const ANIMATION_START = "@keyframes ";

const listAnimationNames = ({ head: ruleHead, children }: ThemeRule): readonly string[] =>
  ruleHead.startsWith(ANIMATION_START)
    ? [ruleHead.slice(ANIMATION_START.length)]
    : children.flatMap(listAnimationNames);

const animationNames = listAnimationNames(themeTree);

/** Shortens the rules of a page: constants, names of variables, conditions, and spelling. */
const shortenRules = (css: string) => shortenStateSelectors(minifyCss(inlineVariables(css)));

/** Reads what each rule of a style says, whatever the page. */
const readStyle = cacheByText((style) =>
  splitRules(style.replaceAll(";}", "}")).map((rule) => ({
    css: shortenRules(rule),
    deferral: readDeferral(rule),
    animations: animationNames.filter((name) => rule.includes(name)),
    variableNames: listVariableNames(rule),
  })),
);

/** What the rules of the theme in a page depend on. */
interface ThemeUse {
  readonly content: PageContent;
  readonly animations: ReadonlySet<string>;
  readonly variableNames: ReadonlySet<string>;
}

/** Composes the rules of the theme that a page needs. */
function composeThemeRules({ content, animations, variableNames }: ThemeUse): string {
  const isUnusedAnimation = ({ head: ruleHead }: ThemeRule) =>
    ruleHead.startsWith(ANIMATION_START) && !animations.has(ruleHead.slice(ANIMATION_START.length));
  const isUsed = (rule: ThemeRule) => isInPages(rule) && !isUnusedAnimation(rule);
  const pageTree = keepPresentRules(themeTree, content);
  const rules = printRule(pageTree, (rule) => isUsed(rule) && !isVariable(rule));
  const isDeclared = createVariableTest([...variableNames, ...listVariableNames(rules)]);
  const isNeeded = (rule: ThemeRule) => (isVariable(rule) ? isDeclared(rule) : isUsed(rule));
  return shortenRules(printRule(pageTree, isNeeded, formatVariableName));
}

const listWords = ({ head: ruleHead, children }: ThemeRule): readonly string[] => [
  ...(ruleHead.match(/[a-z][\w-]*/g) ?? []),
  ...children.flatMap(listWords),
];

/**
 * Words in the theme's selectors, with those that pseudo-elements stand for: no other element or attribute of a page makes
 * a difference.
 */
const themeWords = new Set([...listWords(themeTree), "input", "type"]);

const themeRules = new LRUCache<string, string, ThemeUse>({
  max: MAX_CACHED_THEMES,
  memoMethod: (_key, _previous, { context }) => composeThemeRules(context),
});

/** Composes the rules of the theme that a page needs; once for all pages that need the same. */
function composeThemeCss(use: ThemeUse): string {
  const names = [...use.content.elements, ...use.content.attributes];
  const presentNames = names.filter((name) => themeWords.has(name.replace(/=.*/, "")));
  const key = [presentNames, [...use.animations], [...use.variableNames]].map((parts) => parts.toSorted().join());
  return themeRules.memo(key.join("|"), { context: use });
}

/**
 * Returns the styles of a page together with the parts of theme.css that they depend on: reset, global styles, and the
 * referenced variables and animations. Short constants are inlined, and other variables get short names.
 * @param styles Styles of the page's elements, in their order.
 * @param html HTML of the page. Rules for elements that the page does not contain are omitted.
 * @param deferredRules Rules of the style sheet before the page's footer, see {@link composeDeferredStyles}. They are
 * omitted where the first paint does not need them.
 */
export function addCriticalStyles(
  styles: readonly string[],
  html: string,
  deferredRules?: ReadonlySet<string>,
): string {
  const footer = deferredRules ? findFooter(html) : -1;
  const content = findPageContent(footer === -1 ? html : html.slice(0, footer));
  const isDeferrable = deferredRules ? createDeferralTest(html) : () => false;
  const elementRules = styles
    .flatMap(readStyle)
    .filter(({ css, deferral }) => !(isDeferrable(deferral) && deferredRules?.has(css)));
  const themeCss = composeThemeCss({
    content,
    animations: new Set(elementRules.flatMap(({ animations }) => animations)),
    variableNames: new Set(elementRules.flatMap(({ variableNames }) => variableNames)),
  });
  return themeCss + elementRules.map(({ css }) => css).join("");
}

export { findFooter } from "./pageStyles/deferrableRules.ts";

/** Style sheet that pages link before their footer. */
export interface DeferredStyles {
  /** Declares `--deferred`, by which a page knows that it has been loaded. */
  readonly css: string;
  /** Rules in it, as pages contain them. */
  readonly rules: readonly string[];
}

/**
 * Composes the style sheet that pages link before their footer, from pages that contain all of their styles: rules of
 * the footer and of states, with the variables to which they refer, and the theme's rules for elements of footers.
 * @param otherPages Further pages of the site, which must not have other styles under the same class names.
 * @throws Error if a class name stands for different styles on different pages
 */
export function composeDeferredStyles(pages: readonly string[], otherPages: readonly string[] = []): DeferredStyles {
  const rules = collectDeferrableRules(pages, otherPages);
  const css = rules.join("");
  const footerTree = keepNamedRules(themeTree, findPageContent(pages.map(readFooter).join("")));
  const footerRules = printRule(footerTree, (rule) => isInPages(rule) && !isVariable(rule));
  const aliases = [...css.matchAll(/var\((--\w+)\)/g)].map(([, alias = ""]) => alias);
  const isDeclared = createVariableTest([
    ...aliases.map((alias) => namesByAlias.get(alias) ?? ""),
    ...listVariableNames(footerRules),
  ]);
  const isContainer = ({ value, head: ruleHead }: ThemeRule) => value === undefined && !ruleHead.endsWith(";");
  const declarations = printRule(
    themeTree,
    (rule) => !isDeferred(rule) && (isVariable(rule) ? isDeclared(rule) : isContainer(rule)),
    formatVariableName,
  );
  return { css: `:root{--deferred:1}${shortenRules(footerRules + declarations)}${css}`, rules };
}
