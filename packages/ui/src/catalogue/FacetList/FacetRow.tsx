import type { CatalogueQuery, FacetOption } from "@rewire/domain";
import type { MouseEvent, ReactNode } from "react";
import { FormattedNumber, useIntl } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { createFilterLinkProps, type FilterNavigation } from "../../patterns/rules/filterLink.ts";
import { usePressedOption } from "./usePressedOption.ts";

export interface FacetRowProps extends FilterNavigation {
  option: FacetOption;
  /** Query with this value toggled. */
  next: CatalogueQuery;
  /** Shape of the selection mark: round for single, square for multiple selection. @default "square" */
  mark?: "square" | "round" | undefined;
  /** Replacement for the option's label. */
  children?: ReactNode;
}

/**
 * Option of a facet, with a check mark and its number of products. It is a link, so that it works without JavaScript.
 * An option without matching products stays visible with a dashed border.
 */
export function FacetRow({ option, next, mark: markShape = "square", children, ...navigation }: FacetRowProps) {
  const { label, count } = option;
  const { formatMessage } = useIntl();
  const link = useLinkComponent();
  const [isSelected, press] = usePressedOption(option);
  const { onClick, ...linkProps } = createFilterLinkProps(navigation, next);
  const handleClick = (event: MouseEvent) => {
    onClick(event);
    if (event.defaultPrevented) press(event.currentTarget);
  };
  const content = (
    <>
      <OptionMark data-mark={markShape}>
        {isSelected && (markShape === "square" ? <Icon name="tick" size={1} /> : <i />)}
      </OptionMark>
      <Text>{children ?? label}</Text>
      <CountText aria-hidden>
        <FormattedNumber value={count} />
      </CountText>
      <VisuallyHidden>{`, ${formatMessage({ id: "catalog.resultCount" }, { count })}`}</VisuallyHidden>
    </>
  );

  return count === 0 && !option.isSelected ? (
    <Row data-zero>{content}</Row>
  ) : (
    <Row as={link} {...linkProps} onClick={handleClick} aria-current={isSelected || undefined}>
      {content}
    </Row>
  );
}

const Row = chakra("a", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "target",
    py: "1",
    borderRadius: "xs",
    color: "fg",
    lineHeight: "1.3",
    cursor: "pointer",
    "@media (hover: hover)": { "&:not([data-zero]):hover > [data-mark]": { borderColor: "border.emphasized" } },
    "&[data-zero]": { color: "fg.subtle", cursor: "not-allowed" },
    "&[data-zero] > [data-mark]": { borderStyle: "dashed", bg: "bg.muted" },
    "&[aria-current] > [data-mark]": { bg: "accent.solid", borderColor: "accent.solid" },
    "@media (forced-colors: active)": {
      "&[aria-current]": { outline: "none" },
      "&[aria-current] > [data-mark]": { bg: "Highlight", forcedColorAdjust: "none" },
    },
  },
});
const OptionMark = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    boxSize: "1.25rem",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "sm",
    bg: "bg.panel",
    color: "accent.contrast",
    "&[data-mark=round]": { borderRadius: "full" },
    "& > i": { boxSize: "8px", borderRadius: "full", bg: "accent.contrast" },
  },
});
const Text = chakra("span", { base: { flex: "1", minWidth: "0", hyphens: "auto", overflowWrap: "anywhere" } });
const CountText = chakra("span", { base: { textStyle: "sm", color: "fg.subtle", fontVariantNumeric: "tabular-nums" } });
