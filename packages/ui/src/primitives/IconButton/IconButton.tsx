import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

// @chunk frame: used by most pages.

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "color" | "aria-label"> {
  icon: IconName;
  /** Accessible name. */
  label: string;
  /** `plain` without a border, `line` with one, `plate` over a picture. @default "plain" */
  variant?: "plain" | "line" | "plate" | undefined;
  /** Size: 36, 44 or 52 px; the target is never smaller than 36. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** Icon size in rem. @default 1.25 */
  iconSize?: number | undefined;
  /** Whether the action is pending. @default false */
  isLoading?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Count or mark over the icon. */
  children?: ReactNode;
}

/** Button with an icon and no visible label, such as wishlist, cart, close, search or delete. */
export function IconButton({
  icon,
  label,
  iconSize = 1.25,
  isLoading,
  onClick,
  children,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <IconButtonRoot
      type={type}
      aria-label={label}
      aria-busy={isLoading || undefined}
      // A button that is pressed before hydration is shown as busy: see theme/globalStyles.ts.
      data-async={isLoading === undefined ? undefined : ""}
      onClick={isLoading ? undefined : onClick}
      {...rest}
    >
      {isLoading ? <Spinner /> : <Icon name={icon} size={iconSize} />}
      {children}
    </IconButtonRoot>
  );
}

const IconButtonRoot = chakra("button", {
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "md",
    color: "inherit",
    cursor: "pointer",
    transition: "background-color 140ms {easings.out}, border-color 140ms {easings.out}",
    _disabled: { color: "fg.disabled", cursor: "not-allowed" },
  },
  variants: {
    variant: {
      plain: { _hover: { bg: "bg.muted" }, _active: { bg: "bg.emphasized" } },
      line: {
        bg: "bg.panel",
        borderColor: "border.control",
        _hover: { borderColor: "border.emphasized", bg: "bg.subtle" },
        _active: { bg: "bg.emphasized" },
        _disabled: { borderStyle: "dashed" },
      },
      plate: { bg: "bg.panel", color: "fg", _hover: { bg: "bg.inverted", color: "fg.inverted" } },
    },
    size: { sm: { boxSize: "controlSm" }, md: { boxSize: "control" }, lg: { boxSize: "controlLg" } },
  },
  defaultVariants: { variant: "plain", size: "md" },
});
