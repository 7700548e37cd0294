import { splitRules } from "./splitRules.ts";

/** Class of Emotion's in CSS. */
const CLASS_PATTERN = /\.(c-\w+)/;

/** Returns the class that a rule is about; an empty string for rules about none. */
export const findClassName = (rule: string): string => CLASS_PATTERN.exec(rule)?.[1] ?? "";

const readPageStyles = (html: string): string => /<style[^>]* data-styles[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? "";

/**
 * Returns the rules of pages by class, in their order.
 *
 * Class names are hashes of 24 bits. Within a page two styles never share one, but a style sheet for several pages
 * would bring the rules of one page to an element of another, and neither servers nor browsers could notice it.
 * @throws Error if a class name stands for different styles on different pages
 */
export function groupRulesByClass(pages: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const rulesByClass = new Map<string, readonly string[]>();
  for (const html of pages) {
    for (const [name, rules] of Map.groupBy(splitRules(readPageStyles(html)), findClassName)) {
      if (name === "") continue;
      const knownRules = rulesByClass.get(name) ?? rules;
      if (knownRules.join("") !== rules.join(""))
        throw new Error(
          `Two styles share the class name ${name}. Change a declaration in one of them, so that its name changes: ` +
            `${knownRules.join("")} and ${rules.join("")}`,
        );
      rulesByClass.set(name, knownRules);
    }
  }
  return rulesByClass;
}
