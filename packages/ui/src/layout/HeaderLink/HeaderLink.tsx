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
  /** Count over the icon, shown if above zero; `label` should include it. @default 0 */
  count?: number | undefined;
}

/** Icon link in the header, such as "Sign in" or the wishlist. */
export function HeaderLink({ href, icon, label, isLabelHidden = false, count = 0 }: HeaderLinkProps) {
  const styles = useSlotRecipe({ recipe: headerActionRecipe })();
  const link = useLinkComponent();

  return (
    <chakra.a as={link} href={href} aria-label={label} css={styles["root"]}>
      <Icon name={icon} size={1.5} />
      {!isLabelHidden && <chakra.span css={styles["label"]}>{label}</chakra.span>}
      {count > 0 && (
        <chakra.span aria-hidden css={styles["count"]}>
          {count}
        </chakra.span>
      )}
    </chakra.a>
  );
}
