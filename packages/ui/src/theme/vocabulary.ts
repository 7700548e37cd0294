import type { StyleCondition, StyleUtility } from "./base.ts";
import type { CssProperty } from "./cssProperties.ts";
import type { breakpoints } from "./tokens/spacing.ts";

type BreakpointName = keyof typeof breakpoints;

declare module "@chakra-ui/react/styled-system" {
  /** Restricts style props to the names of this theme: an unknown name is a compile error. */
  interface StyleVocabulary {
    style: StyleUtility | CssProperty | "textStyle";
    condition:
      | StyleCondition
      | "base"
      | BreakpointName
      | `${BreakpointName}Down`
      | `${BreakpointName}Only`
      | `${BreakpointName}To${Capitalize<BreakpointName>}`;
  }
}
