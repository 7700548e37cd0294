import { useSlotRecipe } from "@chakra-ui/react";
import { Icon, type IconName } from "../../primitives/Icon/Icon.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { headerActionRecipe } from "../HeaderLink/HeaderAction.recipe.ts";
import { useIsHydrated } from "../../patterns/rules/useIsHydrated.ts";

export interface HeaderToggleProps {
  icon: IconName;
  label: string;
  /** Link target without JavaScript. */
  href: string;
  controlsId?: "dialog" | undefined;
  isExpanded?: boolean | undefined;
  onPress: () => void;
}

/**
 * Header button, which is a link until hydration. A press before hydration is repeated by an early script, which finds
 * the button by its `data-toggle` value.
 */
export function HeaderToggle({ icon, label, href, controlsId, isExpanded, onPress }: HeaderToggleProps) {
  const styles = useSlotRecipe({ recipe: headerActionRecipe })();
  const iconElement = <Icon name={icon} size={1.5} />;

  return useIsHydrated() ? (
    <chakra.button
      type="button"
      aria-label={label}
      aria-haspopup={controlsId}
      aria-expanded={isExpanded}
      data-toggle={icon}
      onClick={onPress}
      css={styles["root"]}
    >
      {iconElement}
    </chakra.button>
  ) : (
    <chakra.a href={href} aria-label={label} data-toggle={icon} css={styles["root"]}>
      {iconElement}
    </chakra.a>
  );
}
