import { expect, test } from "vitest";
import { addCriticalStyles, composeDeferredStyles } from "../criticalStyles.ts";

const MAIN_RULES = [
  ".c-main{color:var(--rw-colors-fg-muted)}",
  ".c-main:active{color:red}",
  ".c-main:not(:focus){width:1px}",
  ".c-main:is(:disabled, [aria-disabled=true]){opacity:0.5}",
  "@media (hover: hover){.c-main:hover{background:var(--rw-colors-bg-subtle)}}",
  ".c-main:hover,.c-main>b{width:2px}",
];
const FOOTER_RULES = [".c-foot{padding:4px}", "@media screen and (min-width: 64rem){.c-foot{padding:8px}}"];
const styles = [MAIN_RULES.join(""), FOOTER_RULES.join("")];

const createPage = (main: string, footer = '<footer class="c-foot" data-board="true"><table></table></footer>') =>
  `<html><body><main>${main}</main>${footer}</body></html>`;
const plainPage = createPage('<p class="c-main">Text</p>');
const renderWhole = (html: string) =>
  html.replace("<body>", () => `<style data-styles>${addCriticalStyles(styles, html)}</style><body>`);
const deferredStyles = composeDeferredStyles([renderWhole(plainPage)]);
const rules = new Set(deferredStyles.rules);

test("the style sheet before the footer has the footer's rules, those of states, and their variables", () => {
  expect(deferredStyles.rules).toEqual([
    ".c-main:active{color:red}",
    ".c-main:is(:disabled,[aria-disabled=true]){opacity:.5}",
    expect.stringMatching(/^@media \(hover:hover\)\{\.c-main:hover\{background:var\(--\w+\)\}\}$/),
    ".c-foot{padding:4px}",
    "@media screen and (min-width:64rem){.c-foot{padding:8px}}",
  ]);
  const alias = /background:var\((--\w+)\)/.exec(deferredStyles.css)?.[1] ?? "none";
  expect(deferredStyles.css).toContain(`${alias}:`);
  expect(deferredStyles.css).toMatch(/prefers-color-scheme:dark\)\{:root:not\(\.light\)\{--/);
  expect(deferredStyles.css).toMatch(/table\{.*\[data-board\]\{background/);
  expect(deferredStyles.css).not.toContain("--rw-");
});

test("a page with it has what its first paint needs, and no more", () => {
  const css = addCriticalStyles(styles, plainPage, rules);
  expect(css).toContain(".c-main:not(:focus){width:1px}.c-main:hover,.c-main>b{width:2px}");
  for (const rule of rules) expect(css).not.toContain(rule);
  expect(css).not.toMatch(/table\{|\[data-board\]/);
  // Together they are all rules of the page.
  const everything = addCriticalStyles(styles, plainPage);
  for (const rule of rules) expect(everything).toContain(rule);
});

test("a page keeps states that it shows, classes that its content has too, and rules of other pages", () => {
  const disabledPage = createPage('<button class="c-main" disabled="">A</button>');
  expect(addCriticalStyles(styles, disabledPage, rules)).toContain(".c-main:is(:disabled,[aria-disabled=true])");
  const footerClassPage = createPage('<p class="c-main c-foot">A</p>');
  expect(addCriticalStyles(styles, footerClassPage, rules)).toContain(".c-foot{padding:4px}");
  expect(addCriticalStyles([...styles, ".c-main:focus{color:green}"], plainPage, rules)).toContain(".c-main:focus");
  const pageWithoutFooter = createPage('<p class="c-main">Text</p>', "");
  expect(addCriticalStyles(styles, pageWithoutFooter, rules)).toContain(".c-main:active");
});

test("a page whose footer is within a Suspense boundary keeps all its styles", () => {
  const [start = "", end = ""] = plainPage.split("<main>");
  const closedBoundary = `${start}<!--$--><p></p><!--/$--><main>${end}`;
  expect(addCriticalStyles(styles, closedBoundary, rules)).toBe(addCriticalStyles(styles, plainPage, rules));
  const openBoundary = `${start}<!--$--><main>${end}`;
  expect(addCriticalStyles(styles, openBoundary, rules)).toBe(addCriticalStyles(styles, openBoundary));
});

test("two styles under one class name stop the build", () => {
  const createStyledPage = (css: string) => `<style data-styles>${css}</style>${plainPage}`;
  const pages = [createStyledPage(".c-foot{padding:4px}.c-foot:hover{color:red}")];
  const otherPages = [createStyledPage(".c-foot{margin:0}")];
  expect(() => composeDeferredStyles([...pages, ...otherPages])).toThrow(
    /share the class name c-foot\b.*padding.*margin/,
  );
  expect(() => composeDeferredStyles(pages, otherPages)).toThrow(/share the class name c-foot\b/);
  expect(composeDeferredStyles(pages, [...pages, plainPage]).rules).toHaveLength(2);
});

test("a state stays with the page if a later rule of its class sets the same", () => {
  const rules = [
    ".c-main:hover{color:red}",
    ".c-main:active{border-color:red}",
    ".c-main:focus{outline:0}",
    ".c-main[aria-current]{color:blue}",
    "@media (min-width:1px){.c-main{border:0}}",
  ];
  const page = `<style data-styles>${rules.join("")}</style>${plainPage}`;
  expect(composeDeferredStyles([page]).rules).toEqual([".c-main:focus{outline:0}"]);
});
