import { useSlotRecipe } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { headerActionRecipe } from "../../layout/HeaderLink/HeaderAction.recipe.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { chakra } from "../../theme/chakra.tsx";

// @chunk shopFrame: used by every header except the checkout's.

export interface CartTriggerProps {
  /** Number of items in the cart; null if unknown, as in pages that are the same for everybody. */
  count: number | null;
  onOpen: () => void;
  /** Called on hover or focus, so that the panel can be prefetched. */
  onApproach?: (() => void) | undefined;
}

/** Cart button in the header, with the number of items. It opens the cart panel. */
export function CartTrigger({ count, onOpen, onApproach }: CartTriggerProps) {
  const { formatMessage } = useIntl();
  const styles = useSlotRecipe({ recipe: headerActionRecipe })();
  const title = formatMessage({ id: "cart.title" });

  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      aria-label={count === null ? title : formatMessage({ id: "cart.trigger" }, { count })}
      data-count={count || undefined}
      // An early script combines it with the count of the last visit into the accessible name.
      data-cart={title}
      suppressHydrationWarning
      onClick={onOpen}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      css={styles["root"]}
    >
      <Icon name="bag" size={1.5} />
    </chakra.button>
  );
}
