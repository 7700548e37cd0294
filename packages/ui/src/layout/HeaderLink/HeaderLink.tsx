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
  /** Hides the label on every width. @default false */
  isLabelHidden?: boolean | undefined;
  /** Shown over the drawing when above zero; `label` should say it too. */
  count?: number | undefined;
}

/** A link in the header's corner, such as "Sign in" or the wishlist. */
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
