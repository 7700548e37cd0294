import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface StepBodyProps {
  /** Folded to its summary; the fields stay in the form. */
  isFolded?: boolean | undefined;
  /** One line that says what was filled in. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The fields of a step, or one line in their place. */
export function StepBody({ isFolded = false, summary, children }: StepBodyProps) {
  return (
    <>
      {isFolded && <Summary>{summary}</Summary>}
      <Body hidden={isFolded}>{children}</Body>
    </>
  );
}

const Summary = chakra("p", { base: { mt: "1", textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
const Body = chakra("div", { base: { mt: "14px", "&[hidden]": { display: "none" } } });
