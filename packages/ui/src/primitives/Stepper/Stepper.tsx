import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

export interface StepperStep {
  /** Unique id of the step. */
  id: string;
  title: ReactNode;
  /** Content below the title: a time, a place, or the step's form. */
  children?: ReactNode;
  state: "done" | "now" | "next";
}

export interface StepperProps {
  steps: readonly StepperStep[];
  /** Colour; `repair` (orange) for repairs. @default "accent" */
  tone?: "accent" | "repair" | undefined;
  /** Direction; `horizontal` applies from 48rem. @default "vertical" */
  direction?: "vertical" | "horizontal" | undefined;
  /** Whether steps show numbers instead of states, to explain a process. @default false */
  isNumbered?: boolean | undefined;
}

/**
 * List of the steps of a process with their states. A completed step is filled, the current step is a thick ring, and
 * future steps are grey.
 */
export function Stepper({ steps, tone = "accent", direction = "vertical", isNumbered = false }: StepperProps) {
  return (
    <List tone={tone} direction={direction}>
      {steps.map(({ id, title, children, state }, index) => (
        <StepItem
          key={id}
          data-state={isNumbered ? "number" : state}
          {...(state === "now" && !isNumbered ? { "aria-current": "step" } : {})}
        >
          <StepMarker aria-hidden>
            {isNumbered ? index + 1 : state === "done" && <Icon name="tick" size={0.875} />}
          </StepMarker>
          <Title>
            {title}
            {!isNumbered && (
              <VisuallyHidden>
                {", "}
                <FormattedMessage id={`wire.${state}`} />
              </VisuallyHidden>
            )}
          </Title>
          {children}
        </StepItem>
      ))}
    </List>
  );
}

const List = chakra("ol", {
  base: { "--wire": "{colors.accent.solid}", "--wire-contrast": "{colors.accent.contrast}" },
  variants: {
    tone: { accent: {}, repair: { "--wire": "{colors.repair.solid}", "--wire-contrast": "{colors.repair.contrast}" } },
    direction: {
      vertical: {},
      horizontal: {
        md: {
          display: "grid",
          gridAutoFlow: "column",
          gridAutoColumns: "1fr",
          "& > li": { padding: "2.25rem 16px 0 0", minHeight: "0" },
          "& > li::before": {
            top: "calc(0.75rem - 1.5px)",
            bottom: "auto",
            insetInlineStart: "0.75rem",
            insetInlineEnd: "-0.75rem",
            width: "auto",
            height: "3px",
          },
        },
      },
    },
  },
});
const StepItem = chakra("li", {
  base: {
    position: "relative",
    minHeight: "52px",
    paddingInlineStart: "2.5rem",
    paddingBottom: "28px",
    outline: "none !important",
    _last: { paddingBottom: "0" },
    _before: {
      content: '""',
      position: "absolute",
      insetInlineStart: "calc(0.75rem - 1.5px)",
      top: "0.75rem",
      bottom: "-0.75rem",
      width: "3px",
      bg: "border",
    },
    "&:is([data-state=done], [data-state=number])::before": { bg: "var(--wire)" },
    "&:last-child::before": { display: "none" },
    "&[data-state=done] > span:first-of-type": {
      bg: "var(--wire)",
      borderColor: "var(--wire)",
      color: "var(--wire-contrast)",
    },
    "&[data-state=now] > span:first-of-type": { borderWidth: "7px", borderColor: "var(--wire)" },
    "&[data-state=number] > span:first-of-type": { borderColor: "var(--wire)" },
  },
});
const StepMarker = chakra("span", {
  base: {
    position: "absolute",
    insetInlineStart: "0",
    top: "0",
    zIndex: "1",
    display: "grid",
    placeItems: "center",
    boxSize: "1.5rem",
    borderWidth: "3px",
    borderColor: "border.control",
    borderRadius: "full",
    bg: "bg.panel",
    fontSize: "2xs",
    fontWeight: "bold",
    lineHeight: "1",
  },
});
const Title = chakra("div", { base: { position: "relative", fontWeight: "bold", lineHeight: "1.5rem" } });
