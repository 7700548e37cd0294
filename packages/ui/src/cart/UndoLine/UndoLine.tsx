import type { CartLine } from "@rewire/domain";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface UndoLineProps {
  line: CartLine;
  onRestore: () => void;
  /**
   * Whether the undo button receives the focus when it appears, because the pressed button has been removed. @default
   * false
   */
  receivesFocus?: boolean | undefined;
  /** Whether the line is being restored. @default false */
  isRestoring?: boolean | undefined;
}

/** Placeholder for a removed cart line, with a button to restore it. */
export function UndoLine({ line, onRestore, receivesFocus = false, isRestoring = false }: UndoLineProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (receivesFocus) button.current?.focus();
  }, [receivesFocus]);

  return (
    <Root>
      <span>{formatMessage({ id: "cart.removed" }, { product: line.name })}</span>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        icon="undo"
        isLoading={isRestoring}
        aria-label={formatMessage({ id: "cart.putBackProduct" }, { product: line.name })}
        onClick={onRestore}
      >
        {formatMessage({ id: "cart.putBack" })}
      </Button>
    </Root>
  );
}

const Root = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    py: "10px",
    ps: "14px",
    textStyle: "sm",
    boxShadow: "inset 3px 0 0 {colors.border.control}",
    overflowWrap: "anywhere",
    "& > button": { flex: "none" },
  },
});
