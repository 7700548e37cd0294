import type { ReactNode } from "react";
import { useLinkComponent, type LinkComponentProps } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { Icon } from "../Icon/Icon.tsx";

// @chunk frame: used by most pages.

export interface LinkProps extends Omit<LinkComponentProps, "color"> {
  /**
   * `inline` in text, `arrow` to a complete list, `quiet` in menus and footers (underlined on hover). @default "inline"
   */
  variant?: "inline" | "arrow" | "quiet" | undefined;
  children: ReactNode;
}

/** Text link, rendered with the link component of the {@link LinkComponentProvider}. */
export function Link({ children, ...rest }: LinkProps) {
  return (
    <LinkRoot as={useLinkComponent()} {...rest}>
      {children}
      {rest.variant === "arrow" && <Icon name="arrowForward" />}
    </LinkRoot>
  );
}

const LinkRoot = chakra("a", {
  base: { borderRadius: "xs", textUnderlineOffset: "0.22em", textDecorationThickness: "1px" },
  variants: {
    variant: {
      inline: {
        color: "accent.fg",
        fontWeight: "semibold",
        textDecorationLine: "underline",
        _hover: { textDecorationThickness: "2px" },
      },
      arrow: {
        display: "inline-flex",
        alignItems: "center",
        gap: "1.5",
        minHeight: "24px",
        color: "accent.fg",
        fontWeight: "semibold",
        _hover: { textDecorationLine: "underline" },
      },
      quiet: { color: "inherit", _hover: { textDecorationLine: "underline" } },
    },
  },
  defaultVariants: { variant: "inline" },
});
