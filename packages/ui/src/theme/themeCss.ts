import type { SystemContext } from "@chakra-ui/react";
import { mediaStyles } from "./globalStyles.ts";
import { boardColors } from "./tokens/semanticColors.ts";

type Rules = { [key: string]: string | number | Rules };

const LIGHT_ONLY = { "--rw-studio-filter": "none", "color-scheme": "light" };
const DARK_ONLY = { "--rw-studio-filter": "brightness(0.87)", "color-scheme": "dark" };

/**
 * Renders reset, variables and global styles of a system as one style sheet. The dark theme is included twice, so that
 * it works without JavaScript: for `:root.dark` (the user's choice) and for `prefers-color-scheme: dark` unless the
 * user chose `:root.light`. Print is always light.
 */
export function renderThemeCss(system: SystemContext): string {
  const variables = (condition: string) => Object.fromEntries(system.tokens.cssVarMap.get(condition) ?? []);
  const dark = { ...variables("_dark"), ...DARK_ONLY };
  const media = Object.entries(mediaStyles).map(([query, rules]): [string, Rules] => [
    query,
    Object.fromEntries(Object.entries(rules).map(([selector, style]) => [selector, system.css(style)])),
  ]);

  const sheets: Rules[] = [
    system.getPreflightCss(),
    system.getGlobalCss(),
    { "@layer base": Object.fromEntries(media) },
    {
      "@layer tokens": {
        ":root": { ...variables("base"), ...LIGHT_ONLY },
        // Screen only: backgrounds are not printed, so text in a dark section prints as dark as any other.
        "@media screen": { ":root.dark": dark, "[data-board]": boardVariables(system) },
        "@media screen and (prefers-color-scheme: dark)": { ":root:not(.light)": dark },
        "@media print": { ":root": paperVariables(system) },
      },
    },
  ];
  return `@layer reset, base, tokens;\n${sheets.map((sheet) => print(sheet)).join("")}`;
}

const variable = (system: SystemContext, name: string) =>
  // Chakra sets a CSS variable on every token; its types leave extensions open.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  system.tokens.getByName(`colors.${name}`)?.extensions["cssVar"] as { var: string; ref: string };

const boardVariables = (system: SystemContext): Rules =>
  Object.fromEntries(
    Object.entries(boardColors).map(([meaning, step]) => [variable(system, meaning).var, variable(system, step).ref]),
  );

const paperVariables = (system: SystemContext): Rules =>
  Object.fromEntries(
    Object.entries({
      "bg.board": "bg",
      "fg.onBoard": "fg",
      "fg.onBoard.muted": "fg.muted",
      "border.onBoard": "border",
    }).map(([onBoard, onPaper]) => [variable(system, onBoard).var, variable(system, onPaper).ref]),
  );

function print(rules: Rules, indent = ""): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === "object"
        ? `${indent}${selector(key)} {\n${print(value, `${indent}  `)}${indent}}\n`
        : `${indent}${property(key)}: ${value};\n`,
    )
    .join("");
}

/** Chakra prefixes top-level selectors with an ampersand, which is meaningless outside a rule. */
const selector = (key: string) => (key.startsWith("@") ? key : key.replaceAll(/(^|,\s*)&\s*/g, "$1"));

const property = (key: string) =>
  key.startsWith("--")
    ? key
    : key
        .replace(/^(Webkit|Moz|ms)(?=[A-Z])/, "-$1")
        .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        .replace(/^--/, "-");
