import { expect, test } from "vitest";
import { addCriticalStyles as stylesOf } from "./criticalStyles.ts";
import theme from "./theme.css?raw";

const criticalStyles = (css: string, html = "<html><body>") => stylesOf([css], html);
const declared = (css: string) => new Set([...css.matchAll(/(--[\w\\.-]+):/g)].map(([, name]) => name));
const used = (css: string) => new Set([...css.matchAll(/var\((--[\w\\.-]+)\)/g)].map(([, name]) => name));

test("short constants stand in place of their variables, others are declared under short names", () => {
  const css = criticalStyles(".a{padding:var(--rw-spacing-1\\.5);color:var(--rw-colors-fg-muted)}");
  expect(css).toContain(".a{padding:6px;color:var(--");
  expect(css).not.toContain("--rw-");
  for (const name of used(css)) expect(declared(css), name).toContain(name);
});

test("a page gets no variable that its styles do not use", () => {
  const few = criticalStyles("");
  const more = criticalStyles(".a{color:var(--rw-colors-info-fg)}");
  expect(declared(more).size).toBeGreaterThan(declared(few).size);
  for (const name of declared(few)) {
    if (!/^--(?:font-|bg-)/.test(name ?? "")) expect(used(few), name).toContain(name);
  }
});

test("styles that use everything get everything", () => {
  const names = new Set([...theme.matchAll(/(--rw-[\w\\.-]+):/g)].map(([, name]) => name));
  const css = criticalStyles([...names].map((name) => `.a{color:var(${name})}`).join(""));
  expect(used(css).size).toBeGreaterThan(20);
  expect(css).not.toContain("--rw-");
  for (const name of used(css)) expect(declared(css), name).toContain(name);
});

test("a colour has its value in the dark, too, and a board its own on paper", () => {
  const css = criticalStyles(".a{background:var(--rw-colors-bg-board);color:var(--rw-colors-fg)}");
  expect(css).toContain("@media screen and (prefers-color-scheme:dark){:root:not(.light){");
  expect(css).toContain("@media print{:root{");
  expect(css).not.toContain("break-inside");
});

test("an animation comes with the styles that name it, and rest for who wants no motion always", () => {
  expect(criticalStyles("")).not.toContain("@keyframes");
  expect(criticalStyles(".a{animation:spin 900ms linear infinite}")).toContain("@keyframes spin{to{transform:");
  expect(criticalStyles("")).toContain("prefers-reduced-motion");
});

test("layers stand in their order, and no rule is left open", () => {
  const css = criticalStyles(".a{color:var(--rw-colors-fg)}");
  expect(css).toMatch(/^@layer reset,base,tokens;@layer reset\{/);
  expect(css.split("{").length).toBe(css.split("}").length);
});

test("rules for elements that the page does not contain wait for theme.css", () => {
  const css = criticalStyles("", "<html><body><table><tr><td>1</td></tr></table>");
  expect(css).toContain("table{");
  expect(css).not.toMatch(/textarea\{resize|dialog\{|\bmark\{|input\[type/);
  expect(criticalStyles("", "<body><mark>a</mark><input>")).toMatch(/\bmark\{.*|input\[type/);
  // Selectors that name no element stay; of lists those that the page contains.
  expect(css).toContain("*::placeholder{");
  expect(criticalStyles("", "<body><kbd>a</kbd>")).toContain("}kbd{");
});

test("conditions are as short as a page that is not hydrated needs them", () => {
  const hover = ".a:is(:hover, [data-hover]):not(:disabled, [data-disabled]){color:red}";
  expect(criticalStyles(`${hover}.a::before{content:", "}`)).toMatch(
    /\.a:hover:not\(:disabled,\[data-disabled\]\)\{color:red\}\.a::before\{content:", "\}$/,
  );
});
