import { chakra } from "@chakra-ui/react";
import type { CartLine } from "@rewire/domain";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";

export interface UndoLineProps {
  line: CartLine;
  onPutBack: () => void;
  /** Takes the focus as it appears, because the button that made it is gone. @default false */
  takesFocus?: boolean | undefined;
  /** Told when it goes while it holds the focus. */
  onFocusLost?: (() => void) | undefined;
  /** The shop is putting it back. @default false */
  isReturning?: boolean | undefined;
}

/** Stands in the place of a removed line and offers to put it back. */
export function UndoLine({ line, onPutBack, takesFocus = false, onFocusLost, isReturning = false }: UndoLineProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  const tellFocusLost = useEffectEvent(() => onFocusLost?.());
  useLayoutEffect(() => {
    const mine = button.current;
    return () => {
      if (mine && mine === document.activeElement) tellFocusLost();
    };
  }, []);

  return (
    <Root>
      <span>{formatMessage({ id: "cart.removed" }, { product: line.name })}</span>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        icon="undo"
        loading={isReturning}
        aria-label={formatMessage({ id: "cart.putBackProduct" }, { product: line.name })}
        onClick={onPutBack}
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
    animation: "fadeIn 200ms {easings.out}",
    overflowWrap: "anywhere",
    "& > button": { flex: "none" },
  },
});
