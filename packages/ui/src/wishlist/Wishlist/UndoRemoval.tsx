import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface UndoRemovalProps {
  /** Name of the removed product. */
  name: string;
  onRestore: () => void;
}

/**
 * Notice about a product that was removed from the wishlist, with a button to restore it. The notice receives the
 * focus, because the focused button was removed with the product.
 */
export function UndoRemoval({ name, onRestore }: UndoRemovalProps) {
  const { formatMessage } = useIntl();
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => buttonRef.current?.focus(), []);

  return (
    <UndoRoot>
      <span>{formatMessage({ id: "account.wishRemoved" }, { name })}</span>
      <Button
        ref={buttonRef}
        size="sm"
        variant="ghost"
        icon="undo"
        aria-label={formatMessage({ id: "account.putBackOf" }, { name })}
        onClick={onRestore}
      >
        {formatMessage({ id: "account.putBack" })}
      </Button>
    </UndoRoot>
  );
}

const UndoRoot = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mb: "4",
    py: "1.5",
    ps: "14px",
    textStyle: "sm",
    boxShadow: "inset 3px 0 0 {colors.border.control}",
    overflowWrap: "anywhere",
  },
});
