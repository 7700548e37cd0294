import type { Condition, Utility } from "./base.ts";
import type { CssProperty } from "./cssProperties.ts";
import type { breakpoints } from "./tokens/spacing.ts";

type Width = keyof typeof breakpoints;

declare module "@chakra-ui/react/styled-system" {
  /** Styles know the names of this theme and no others: a name that it lacks is an error of the compiler. */
  interface StyleVocabulary {
    style: Utility | CssProperty | "textStyle";
    condition: Condition | "base" | Width | `${Width}Down` | `${Width}Only` | `${Width}To${Capitalize<Width>}`;
  }
}
