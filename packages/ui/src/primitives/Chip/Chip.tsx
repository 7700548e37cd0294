import type { MouseEvent, ReactNode } from "react";
import { FormattedNumber, useIntl } from "react-intl";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { chipRecipe } from "./Chip.recipe.ts";

interface ChipBase {
  /** Label of the filter, such as "128 GB". */
  label: string;
  /** How many products it would leave. */
  count?: number | undefined;
  /** Chosen: a petrol edge and tint. @default false */
  isSelected?: boolean | undefined;
  /** Stands for something applied: a cross takes it back. @default false */
  isRemovable?: boolean | undefined;
  /** Content before the label, an icon for instance. */
  children?: ReactNode;
}

/** A chip either leads somewhere (filters live in the address) or does something here. */
export type ChipProps = ChipBase &
  (
    | {
        href: string;
        rel?: string | undefined;
        /** Does the same without leaving the page. */
        onClick?: ((event: MouseEvent) => void) | undefined;
        disabled?: undefined;
      }
    | { href?: undefined; rel?: undefined; onClick: () => void; disabled?: boolean | undefined }
  );

/** A quick filter with its count, or something applied that a press takes back. */
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
      {label}
      {count !== undefined && (
        <Count>
          <FormattedNumber value={count} />
        </Count>
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
const Count = chakra("span", {
  base: {
    color: "fg.subtle",
    fontWeight: "normal",
    "[aria-current] > &, [aria-pressed=true] > &": { color: "fg.muted" },
  },
});
