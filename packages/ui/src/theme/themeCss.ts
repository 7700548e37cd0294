import type { SystemContext } from "@chakra-ui/react";
import { mediaStyles } from "./globalStyles.ts";
import { boardColors } from "./tokens/semanticColors.ts";

type RuleTree = { [key: string]: string | number | RuleTree };

const LIGHT_DECLARATIONS = { "--rw-studio-filter": "none", "color-scheme": "light" };
const DARK_DECLARATIONS = { "--rw-studio-filter": "brightness(0.87)", "color-scheme": "dark" };

/**
 * Renders the reset, variables and global styles of a system as one style sheet. The dark theme applies if the user
 * chose it (`:root.dark`), or if the system setting is dark and the user did not choose the light theme
 * (`:root.light`). Print is always light.
 */
export function renderThemeCss(system: SystemContext): string {
  const listVariables = (condition: string) => Object.fromEntries(system.tokens.cssVarMap.get(condition) ?? []);
  const darkVariables = { ...listVariables("_dark"), ...DARK_DECLARATIONS };
  const mediaRules = Object.entries(mediaStyles).map(([mediaQuery, rules]): [string, RuleTree] => [
    mediaQuery,
    Object.fromEntries(Object.entries(rules).map(([selector, style]) => [selector, system.css(style)])),
  ]);

  const styleSheets: RuleTree[] = [
    system.getPreflightCss(),
    system.getGlobalCss(),
    { "@layer base": Object.fromEntries(mediaRules) },
    {
      "@layer tokens": {
        ":root": { ...listVariables("base"), ...LIGHT_DECLARATIONS },
        // Screen only: backgrounds are not printed, so text in a dark section prints as dark as any other.
        "@media screen": { ":root.dark": darkVariables, "[data-board]": createBoardVariables(system) },
        "@media screen and (prefers-color-scheme: dark)": { ":root:not(.light)": darkVariables },
        "@media print": { ":root": createPrintVariables(system) },
      },
    },
  ];
  return `@layer reset, base, tokens;\n${styleSheets.map((sheet) => renderRules(sheet)).join("")}`;
}

const findVariable = (system: SystemContext, name: string) =>
  // Chakra sets a CSS variable on every token; its types leave extensions open.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  system.tokens.getByName(`colors.${name}`)?.extensions["cssVar"] as { var: string; ref: string };

const createBoardVariables = (system: SystemContext): RuleTree =>
  Object.fromEntries(
    Object.entries(boardColors).map(([semanticName, step]) => [
      findVariable(system, semanticName).var,
      findVariable(system, step).ref,
    ]),
  );

const createPrintVariables = (system: SystemContext): RuleTree =>
  Object.fromEntries(
    Object.entries({
      "bg.board": "bg",
      "fg.onBoard": "fg",
      "fg.onBoard.muted": "fg.muted",
      "border.onBoard": "border",
    }).map(([darkPanelToken, printToken]) => [
      findVariable(system, darkPanelToken).var,
      findVariable(system, printToken).ref,
    ]),
  );

function renderRules(rules: RuleTree, indent = ""): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === "object"
        ? `${indent}${formatSelector(key)} {\n${renderRules(value, `${indent}  `)}${indent}}\n`
        : `${indent}${formatProperty(key)}: ${value};\n`,
    )
    .join("");
}

/** Chakra prefixes top-level selectors with an ampersand, which is meaningless outside a rule. */
const formatSelector = (key: string) => (key.startsWith("@") ? key : key.replaceAll(/(^|,\s*)&\s*/g, "$1"));

const formatProperty = (key: string) =>
  key.startsWith("--")
    ? key
    : key
        .replace(/^(Webkit|Moz|ms)(?=[A-Z])/, "-$1")
        .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        .replace(/^--/, "-");
