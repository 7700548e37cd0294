import type { ReactNode } from "react";
import { useLinkComponent, type LinkComponentProps } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { buttonRecipe } from "../Button/Button.recipe.ts";
import { ButtonWords, type ButtonLook } from "../Button/Button.tsx";

// @chunk frame: pages and their parts have some.

export interface LinkButtonProps extends ButtonLook, Omit<LinkComponentProps, "color"> {
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ icon, iconEnd, children, ...rest }: LinkButtonProps) {
  return (
    <LinkRoot as={useLinkComponent()} {...rest}>
      <ButtonWords icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonWords>
    </LinkRoot>
  );
}

const LinkRoot = chakra("a", buttonRecipe);
