import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface StepBodyProps {
  /** Whether the step is collapsed to its summary; its fields stay in the form. @default false */
  isCollapsed?: boolean | undefined;
  /** Values of the step in one line. */
  summary?: ReactNode;
  children: ReactNode;
}

/** Body of a checkout step: its fields or, while the step is collapsed, a summary of their values. */
export function StepBody({ isCollapsed = false, summary, children }: StepBodyProps) {
  return (
    <>
      {isCollapsed && <SummaryText>{summary}</SummaryText>}
      <BodyContainer hidden={isCollapsed}>{children}</BodyContainer>
    </>
  );
}

const SummaryText = chakra("p", { base: { mt: "1", textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
const BodyContainer = chakra("div", { base: { mt: "14px", "&[hidden]": { display: "none" } } });
