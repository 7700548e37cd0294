import type { StoryContext } from "@storybook/react-vite";
import axe, { type RunOptions, type Spec } from "axe-core";

/** What the a11y addon takes from `parameters.a11y`. */
interface A11yParameters {
  test?: "off" | "todo" | "error";
  disable?: boolean;
  config?: Spec;
  options?: RunOptions;
}

/** The rules whose answer depends on colours; everything else is the same in both themes. */
const colourRules = ["color-contrast", "link-in-text-block"];

const isTest = "__vitest_browser__" in globalThis;

/** What axe works out in a test: faults alone. Everything else it can say, a fifth of its time, is for the workshop's panel. */
export const a11yOptions: RunOptions = isTest ? { resultTypes: ["violations"] } : {};

/**
 * Looks at a story in the other theme when its test is over: same mount, same state, the other colours.
 * A second whole run would take as long as the first; this takes some 30 ms a story.
 * @throws Error that names every place with too little contrast.
 */
export async function failOnOtherTheme({ parameters, globals }: StoryContext): Promise<void> {
  const { test, disable, config, options } = (parameters["a11y"] ?? {}) as A11yParameters;
  if (!isTest || disable || test !== "error") return;
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
    const isOff = (id: string) =>
      config?.rules?.some((rule) => rule.id === id && rule.enabled === false) ??
      options?.rules?.[id]?.enabled === false;
    const { violations } = await axe.run(
      { include: document.body, exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"] },
      { ...a11yOptions, selectors: false, runOnly: colourRules.filter((id) => !isOff(id)) },
    );
    const found = violations.flatMap(({ help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${help}\n  ${html}\n  ${failureSummary ?? ""}`),
    );
    if (found.length > 0) throw new Error(`In the ${other} theme:\n${found.join("\n")}`);
  } finally {
    turn();
    still.remove();
  }
}
