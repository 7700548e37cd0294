import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface ScriptingProps {
  /** Browsers in which the children are visible: with JavaScript ("on") or without ("off"). */
  when: "on" | "off";
  children: ReactNode;
}

/** Wrapper that shows its children only in browsers with JavaScript, or only without. */
export function Scripting({ when, children }: ScriptingProps) {
  return <Place when={when}>{children}</Place>;
}

const Place = chakra("div", {
  variants: {
    when: {
      on: { "@media (scripting: none)": { display: "none" } },
      off: { display: "none", "@media (scripting: none)": { display: "block" } },
    },
  },
});
