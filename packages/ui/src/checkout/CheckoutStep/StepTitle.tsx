import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

export interface StepTitleProps {
  children: string;
  /** Called to expand the step; passed while it is collapsed. */
  onChange?: (() => void) | undefined;
}

/** Heading of a checkout step, with a "Change" button while the step is collapsed. */
export function StepTitle({ children, onChange }: StepTitleProps) {
  const { formatMessage } = useIntl();

  return (
    <Row>
      <Heading>{children}</Heading>
      {onChange && (
        <ChangeButton
          type="button"
          aria-label={formatMessage({ id: "checkout.changeStep" }, { step: children })}
          onClick={onChange}
        >
          {formatMessage({ id: "checkout.change" })}
        </ChangeButton>
      )}
    </Row>
  );
}

const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", alignItems: "baseline", gap: "4" },
});
const Heading = chakra("h2", {
  base: { textStyle: "h3", lineHeight: "1.2", minWidth: "0", hyphens: "auto", overflowWrap: "anywhere" },
});
const ChangeButton = chakra("button", {
  base: {
    minHeight: "24px",
    color: "accent.fg",
    fontWeight: "semibold",
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
    borderRadius: "xs",
    cursor: "pointer",
  },
});
