import type { Condition, Utility } from "./base.ts";
import type { CssProperty } from "./cssProperties.ts";
import type { breakpoints } from "./tokens/spacing.ts";

type BreakpointName = keyof typeof breakpoints;

declare module "@chakra-ui/react/styled-system" {
  /** Restricts style props to the names of this theme: an unknown name is a compile error. */
  interface StyleVocabulary {
    style: Utility | CssProperty | "textStyle";
    condition:
      | Condition
      | "base"
      | BreakpointName
      | `${BreakpointName}Down`
      | `${BreakpointName}Only`
      | `${BreakpointName}To${Capitalize<BreakpointName>}`;
  }
}
