import type { ReactNode } from "react";
import { useLinkComponent, type LinkComponentProps } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { buttonRecipe } from "../Button/Button.recipe.ts";
import { ButtonContent, type ButtonStyle } from "../Button/Button.tsx";

// @chunk frame: used by most pages.

export interface LinkButtonProps extends ButtonStyle, Omit<LinkComponentProps, "color"> {
  children: ReactNode;
}

/** Link styled as a button. */
export function LinkButton({ icon, iconEnd, children, ...rest }: LinkButtonProps) {
  return (
    <LinkRoot as={useLinkComponent()} {...rest}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </LinkRoot>
  );
}

const LinkRoot = chakra("a", buttonRecipe);
