import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface RadioCardProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "color" | "size" | "type" | "title"
> {
  title: ReactNode;
  description?: ReactNode;
  /** Content at the end of the row, such as a price. */
  aside?: ReactNode;
  /** Content below while the option is selected, such as the fields of a card. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Radio option whose whole row can be clicked. The selected option has a petrol border and a tinted background. */
export function RadioCard({ title, description, aside, children, ...rest }: RadioCardProps) {
  return (
    <CardContainer>
      <Row>
        <RadioInput type="radio" {...rest} />
        <Content>
          <Title>{title}</Title>
          {description && <DescriptionText>{description}</DescriptionText>}
          {aside && <AsideText>{aside}</AsideText>}
        </Content>
      </Row>
      {children && <CardDetails>{children}</CardDetails>}
    </CardContainer>
  );
}

const CardContainer = chakra("div", {
  base: {
    position: "relative",
    borderWidth: "1px",
    borderColor: "border",
    bg: "bg.panel",
    "& + &": { marginTop: "-1px" },
    "&:first-of-type": { borderTopRadius: "md" },
    "&:last-of-type": { borderBottomRadius: "md" },
    "&:has(> label > :checked)": {
      zIndex: "1",
      bg: "accent.subtle",
      borderColor: "accent.solid",
      boxShadow: "inset 0 0 0 1px {colors.accent.solid}",
    },
    "&:not(:has(> label > :checked)) > div": { display: "none" },
    "&:has(> label > :disabled)": { borderStyle: "dashed", color: "fg.subtle" },
  },
});
const Row = chakra("label", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "14px",
    padding: "4",
    cursor: "pointer",
    "&:has(:disabled)": { cursor: "not-allowed" },
  },
});
const RadioInput = chakra("input", {
  base: {
    flex: "none",
    boxSize: "1.25rem",
    marginTop: "1px",
    appearance: "none",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "full",
    bg: "bg.panel",
    cursor: "inherit",
    _checked: { borderWidth: "6px", borderColor: "accent.solid" },
    _disabled: { borderStyle: "dashed" },
    "@media (forced-colors: active)": { appearance: "auto" },
  },
});
// Title and aside share a line, and the description has the width of both below them, although it is read between them.
// With long words or large text the aside goes below the title.
const Content = chakra("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    columnGap: "14px",
    flex: "1",
    minWidth: "0",
    overflowWrap: "anywhere",
  },
});
const Title = chakra("span", { base: { flex: "1 1 6em", minWidth: "0", fontWeight: "semibold", lineHeight: "1.35" } });
const DescriptionText = chakra("span", {
  base: { order: "1", flex: "none", width: "full", textStyle: "sm", color: "fg.muted", marginTop: "1" },
});
const AsideText = chakra("span", {
  base: { flex: "none", fontFamily: "figures", fontWeight: "semibold", lineHeight: "1.35", whiteSpace: "nowrap" },
});
const CardDetails = chakra("div", {
  base: { paddingInline: "4", paddingBottom: "4", paddingInlineStart: { sm: "50px" } },
});
