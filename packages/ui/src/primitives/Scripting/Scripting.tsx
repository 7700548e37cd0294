import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface ScriptingProps {
  /** In which browsers its children are seen: those that run JavaScript, or those that do not. */
  when: "on" | "off";
  children: ReactNode;
}

/** Shows what only works with JavaScript, or what stands in for it without. */
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
