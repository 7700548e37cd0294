import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface UndoRemovalProps {
  /** Name of the removed item, for the accessible name of the button. */
  name: string;
  /** Message that the item was removed. */
  children: ReactNode;
  onRestore: () => void;
  /**
   * Whether the button receives the focus when it appears, because the pressed button has been removed with the item.
   * @default true
   */
  receivesFocus?: boolean | undefined;
  /** Whether the item is being restored. @default false */
  isRestoring?: boolean | undefined;
}

/** Notice about an item that was removed from a list, such as a line of the cart, with a button to restore it. */
export function UndoRemoval({ name, children, onRestore, receivesFocus = true, isRestoring }: UndoRemovalProps) {
  const { formatMessage } = useIntl();
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (receivesFocus) buttonRef.current?.focus();
  }, [receivesFocus]);

  return (
    <UndoRoot>
      <span>{children}</span>
      <Button
        ref={buttonRef}
        size="sm"
        variant="ghost"
        icon="undo"
        isLoading={isRestoring}
        aria-label={formatMessage({ id: "cart.putBackOf" }, { name })}
        onClick={onRestore}
      >
        {formatMessage({ id: "cart.putBack" })}
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
    py: "1.5",
    ps: "14px",
    textStyle: "sm",
    boxShadow: "inset 3px 0 0 {colors.border.control}",
    overflowWrap: "anywhere",
  },
});
