import type { SystemContext } from "@chakra-ui/react";
import { mediaStyles } from "./globalStyles.ts";
import { boardColors } from "./tokens/semanticColors.ts";

type Rules = { [key: string]: string | number | Rules };

const LIGHT_ONLY = { "--rw-studio-filter": "none", "color-scheme": "light" };
const DARK_ONLY = { "--rw-studio-filter": "brightness(0.87)", "color-scheme": "dark" };

/**
 * Writes the reset, the variables and the global rules of a system as one style sheet.
 * Dark stands there twice, so that it works without JavaScript: for `:root.dark` (the reader chose it) and for
 * `prefers-color-scheme: dark` unless the reader chose `:root.light`. Print is always light.
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
        // Grounds are not printed, so words on a dark board are as dark as all others on paper.
        "@media screen": { ":root.dark": dark, "[data-board]": boardVariables(system) },
        "@media screen and (prefers-color-scheme: dark)": { ":root:not(.light)": dark },
        "@media print": { ":root": paperVariables(system) },
      },
    },
  ];
  return `@layer reset, base, tokens;\n${sheets.map((sheet) => print(sheet)).join("")}`;
}

const variable = (system: SystemContext, name: string) =>
  // Chakra gives every token of a system its variable; its types leave extensions open.
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

/** Chakra marks top-level selectors with an ampersand, which means nothing outside a rule. */
const selector = (key: string) => (key.startsWith("@") ? key : key.replaceAll(/(^|,\s*)&\s*/g, "$1"));

const property = (key: string) =>
  key.startsWith("--")
    ? key
    : key
        .replace(/^(Webkit|Moz|ms)(?=[A-Z])/, "-$1")
        .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        .replace(/^--/, "-");
