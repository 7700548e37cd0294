import type { MouseEvent, ReactNode } from "react";
import { FormattedNumber, useIntl } from "react-intl";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { chipRecipe } from "./Chip.recipe.ts";

// @chunk chips: with the formatting of labels, which is too small for a file of its own.

interface ChipBase {
  /** Label of the filter, such as "128 GB". */
  label: string;
  /** Number of products with this filter applied. */
  count?: number | undefined;
  /** Whether the chip is selected: petrol border and tint. @default false */
  isSelected?: boolean | undefined;
  /** Whether the chip represents an applied filter, with a cross to remove it. @default false */
  isRemovable?: boolean | undefined;
  /** Content before the label, such as an icon. */
  children?: ReactNode;
}

/** Props of a chip, which is either a link (for filters that are part of the URL) or a button. */
export type ChipProps = ChipBase &
  (
    | {
        href: string;
        rel?: string | undefined;
        /** Called when the link is clicked, to apply the filter without a page navigation. */
        onClick?: ((event: MouseEvent) => void) | undefined;
        disabled?: undefined;
      }
    | { href?: undefined; rel?: undefined; onClick: () => void; disabled?: boolean | undefined }
  );

/** Wraps within the chip: an applied search may be one long word. */
const AppliedLabel = chakra("bdi", { base: { minWidth: "0" } });

/** Chip for a suggested filter with its count, or for an applied filter that can be removed. */
export function Chip({
  label,
  count,
  isSelected = false,
  isRemovable = false,
  children,
  href,
  rel,
  onClick,
  disabled,
}: ChipProps) {
  const intl = useIntl();
  const link = useLinkComponent();
  const kind = isRemovable ? "applied" : isSelected ? "selected" : "choice";
  const name = isRemovable ? { "aria-label": intl.formatMessage({ id: "chip.remove" }, { label }) } : {};
  const content = (
    <>
      {children}
      {/* An applied filter may be a range of prices, whose amounts would change places in text from right to left. */}
      {isRemovable ? <AppliedLabel>{label}</AppliedLabel> : label}
      {count !== undefined && (
        <CountText>
          <FormattedNumber value={count} />
        </CountText>
      )}
      {isRemovable && <Icon name="close" size={1.125} />}
    </>
  );

  return href === undefined ? (
    <ChipButton
      type="button"
      kind={kind}
      onClick={onClick}
      disabled={disabled}
      {...name}
      {...(isRemovable ? {} : { "aria-pressed": isSelected })}
    >
      {content}
    </ChipButton>
  ) : (
    <ChipLink
      as={link}
      href={href}
      rel={rel}
      onClick={onClick}
      kind={kind}
      {...name}
      {...(isSelected ? { "aria-current": "true" } : {})}
    >
      {content}
    </ChipLink>
  );
}

const ChipButton = chakra("button", chipRecipe);
const ChipLink = chakra("a", chipRecipe);
const CountText = chakra("span", {
  base: {
    color: "fg.subtle",
    fontWeight: "normal",
    "[aria-current] > &, [aria-pressed=true] > &": { color: "fg.muted" },
  },
});
