import { useSlotRecipe } from "@chakra-ui/react";
import { Icon, type IconName } from "../../primitives/Icon/Icon.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { headerActionRecipe } from "./HeaderAction.recipe.ts";

export interface HeaderLinkProps {
  href: string;
  icon: IconName;
  /** Accessible name, and the label beside the icon on wide screens. */
  label: string;
  /** Whether the label is hidden at every width. @default false */
  isLabelHidden?: boolean | undefined;
  /** Label in place of `label` for a customer; an early script may select it before React does (`data-is-customer`). */
  customerLabel?: string | undefined;
  /** Whether `customerLabel` is shown. @default false */
  isCustomer?: boolean | undefined;
  /** Count over the icon, shown if above zero; `label` should include it. @default 0 */
  count?: number | undefined;
}

/** Link with an icon in the header, such as "Sign in" or the wishlist. */
export function HeaderLink(props: HeaderLinkProps) {
  const { href, icon, label, isLabelHidden = false, customerLabel, isCustomer = false, count = 0 } = props;
  const styles = useSlotRecipe({ recipe: headerActionRecipe })();
  const link = useLinkComponent();

  return (
    <chakra.a
      as={link}
      href={href}
      aria-label={isCustomer ? customerLabel : label}
      data-count={count > 0 ? count : undefined}
      data-customer={customerLabel}
      data-is-customer={isCustomer ? "" : undefined}
      suppressHydrationWarning={customerLabel !== undefined}
      css={styles["root"]}
    >
      <Icon name={icon} size={1.5} />
      {!isLabelHidden && (
        <chakra.span css={styles["label"]}>
          {customerLabel === undefined ? (
            label
          ) : (
            <>
              <span>{label}</span>
              <span>{customerLabel}</span>
            </>
          )}
        </chakra.span>
      )}
    </chakra.a>
  );
}
