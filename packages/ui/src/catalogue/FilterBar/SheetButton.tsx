import { useTransition } from "react";
import { FormattedMessage } from "react-intl";
import { createButtonLinkProps } from "../../patterns/rules/buttonLink.ts";
import { useIsHydrated } from "../../patterns/rules/useIsHydrated.ts";
import { buttonRecipe } from "../../primitives/Button/Button.recipe.ts";
import { ButtonContent } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface SheetButtonProps {
  /** Number of applied filters. */
  count: number;
  /** URL of the page of all filters. */
  href: string;
  /** Opens the sheet; the button looks pressed until it has. */
  onOpen: () => void | Promise<void>;
}

/**
 * Button that opens the filter sheet on phones, and a link to the page of all filters until hydration. It stays the same
 * element, because a replaced one would lose the focus.
 */
export function SheetButton({ count, href, onOpen }: SheetButtonProps) {
  const [isOpening, startOpening] = useTransition();
  const isButton = useIsHydrated();
  return (
    <SheetLink
      isBlock
      variant="line"
      href={href}
      {...createButtonLinkProps(() => startOpening(onOpen))}
      role={isButton ? "button" : undefined}
      aria-haspopup={isButton ? "dialog" : undefined}
      data-toggle="filters"
      data-active={isOpening ? "" : undefined}
      suppressHydrationWarning
    >
      <ButtonContent icon="options">
        <FormattedMessage id="catalog.filterButton" />
        {count > 0 && <b>{count}</b>}
      </ButtonContent>
    </SheetLink>
  );
}

// Not a link of the app, which would prefetch a page that the sheet replaces.
const SheetLink = chakra("a", buttonRecipe);
