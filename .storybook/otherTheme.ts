import type { StoryContext } from "@storybook/react-vite";
import axe, { type RunOptions, type Spec } from "axe-core";
import { isTest } from "./isTest.ts";

/** Fields of `parameters.a11y` that the a11y addon reads. */
interface A11yParameters {
  test?: "off" | "todo" | "error";
  disable?: boolean;
  config?: Spec;
  options?: RunOptions;
}

/** Rules whose result depends on colours; the results of all others are the same in both themes. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Restricts axe to violations in tests. The other results take a fifth of its time and are only shown in the Storybook
 * panel.
 */
export const a11yOptions: RunOptions = isTest ? { resultTypes: ["violations"] } : {};

/**
 * Checks the contrast of a story in the other theme after its test, in the same mount and state. This takes some 30 ms
 * a story; a second run of all tests would take as long as the first.
 * @throws Error with every element whose contrast is too low.
 */
export async function failOnOtherTheme({ parameters, globals }: StoryContext): Promise<void> {
  const { test, disable, config, options } = (parameters["a11y"] ?? {}) as A11yParameters;
  const { manual: isOff } = (globals["a11y"] ?? {}) as { manual?: boolean };
  if (!isTest || isOff || disable || test !== "error") return;
  const { classList } = document.documentElement;
  const other = globals["theme"] === "dark" ? "light" : "dark";
  const turn = () => {
    classList.toggle("dark");
    classList.toggle("light");
  };
  const still = document.head.appendChild(document.createElement("style"));
  still.textContent = "*, *::before, *::after { transition: none !important; }";
  turn();
  try {
    axe.reset();
    axe.configure(config ?? {});
    const isRuleOff = (id: string) =>
      config?.rules?.some((rule) => rule.id === id && rule.enabled === false) ??
      options?.rules?.[id]?.enabled === false;
    const { violations } = await axe.run(
      { include: document.body, exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"] },
      { ...a11yOptions, selectors: false, runOnly: colourRules.filter((id) => !isRuleOff(id)) },
    );
    const problems = violations.flatMap(({ help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${help}\n  ${html}\n  ${failureSummary ?? ""}`),
    );
    if (problems.length > 0) throw new Error(`In the ${other} theme:\n${problems.join("\n")}`);
  } finally {
    turn();
    still.remove();
  }
}
