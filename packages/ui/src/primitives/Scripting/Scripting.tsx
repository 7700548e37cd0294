import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

// @chunk controls: too small for a file of its own.

export interface ScriptingProps {
  /** Browsers in which the children are visible: with JavaScript ("on") or without ("off"). */
  visibility: "on" | "off";
  children: ReactNode;
}

/** Wrapper that shows its children only in browsers with JavaScript, or only in browsers without it. */
export function Scripting({ visibility, children }: ScriptingProps) {
  return <ScriptingRoot visibility={visibility}>{children}</ScriptingRoot>;
}

const ScriptingRoot = chakra("div", {
  variants: {
    visibility: {
      on: { "@media (scripting: none)": { display: "none" } },
      off: { display: "none", "@media (scripting: none)": { display: "block" } },
    },
  },
});
