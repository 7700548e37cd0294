import { useSlotRecipe } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { headerActionRecipe } from "../../layout/HeaderLink/HeaderAction.recipe.ts";
import { createButtonLinkProps } from "../../patterns/rules/buttonLink.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { chakra } from "../../theme/chakra.tsx";

// @chunk shopFrame: used by every header except the checkout's.

export interface CartTriggerProps {
  /**
   * Number of items in the cart. It is null on the server, whose pages are the same for everybody; the element is a link
   * until a browser knows the number.
   */
  count: number | null;
  /** URL of the cart page. */
  href: string;
  onOpen: () => void;
  /** Called on hover or focus, so that the panel can be prefetched. */
  onApproach?: (() => void) | undefined;
}

/**
 * Cart button in the header, with the number of items. It opens the cart panel; without JavaScript, it is a link to the
 * cart page. It stays the same element, because a replaced one would lose the focus.
 */
export function CartTrigger({ count, href, onOpen, onApproach }: CartTriggerProps) {
  const { formatMessage } = useIntl();
  const styles = useSlotRecipe({ recipe: headerActionRecipe })();
  const title = formatMessage({ id: "cart.title" });

  return (
    <chakra.a
      href={href}
      {...createButtonLinkProps(onOpen)}
      role={count === null ? undefined : "button"}
      aria-haspopup={count === null ? undefined : "dialog"}
      aria-label={count === null ? title : formatMessage({ id: "cart.trigger" }, { count })}
      data-count={count || undefined}
      // An early script combines it with the count of the last visit into the accessible name.
      data-cart={title}
      data-button=""
      suppressHydrationWarning
      onPointerEnter={onApproach}
      onFocus={onApproach}
      css={styles["root"]}
    >
      <Icon name="bag" size={1.5} />
    </chakra.a>
  );
}
