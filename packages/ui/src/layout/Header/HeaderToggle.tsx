import { useSlotRecipe } from "@chakra-ui/react";
import { createButtonLinkProps } from "../../patterns/rules/buttonLink.ts";
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
 * Header button, which is a link until hydration. It stays the same element, because a replaced one would lose the
 * focus. A press before hydration is repeated by an early script, which knows the link by its `data-toggle`.
 */
export function HeaderToggle({ icon, label, href, controlsId, isExpanded, onPress }: HeaderToggleProps) {
  const styles = useSlotRecipe({ recipe: headerActionRecipe })();
  const isButton = useIsHydrated();

  return (
    <chakra.a
      href={href}
      {...createButtonLinkProps(onPress)}
      role={isButton ? "button" : undefined}
      aria-label={label}
      aria-haspopup={isButton ? controlsId : undefined}
      aria-expanded={isButton ? isExpanded : undefined}
      data-toggle={icon}
      suppressHydrationWarning
      css={styles["root"]}
    >
      <Icon name={icon} size={1.5} />
    </chakra.a>
  );
}
