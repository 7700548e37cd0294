import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface EmptyCartProps {
  /** Empties the cart; the confirmation stays until the promise settles. */
  onEmpty: () => Promise<unknown>;
}

/** Button that empties the cart after an inline confirmation. The focus moves to the button that keeps the cart. */
export function EmptyCart({ onEmpty }: EmptyCartProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const emptyButton = useRef<HTMLButtonElement>(null);

  const open = () => {
    flushSync(() => setAsking(true));
    keep.current?.focus();
  };
  const close = () => {
    flushSync(() => setAsking(false));
    emptyButton.current?.focus();
  };
  const empty = async () => {
    setBusy(true);
    await onEmpty();
    setBusy(false);
    setAsking(false);
  };

  if (!isAsking) {
    return (
      <StartRow>
        <Button ref={emptyButton} size="sm" variant="ghost" icon="trash" onClick={open}>
          {formatMessage({ id: "cart.emptyAll" })}
        </Button>
      </StartRow>
    );
  }
  return (
    <ConfirmFieldset>
      <legend>{formatMessage({ id: "cart.emptyQuestion" })}</legend>
      <Answers>
        <Button ref={keep} size="sm" variant="line" onClick={close}>
          {formatMessage({ id: "cart.emptyKeep" })}
        </Button>
        <Button size="sm" variant="danger" isLoading={isBusy} onClick={() => void empty()}>
          {formatMessage({ id: "cart.emptyAll" })}
        </Button>
      </Answers>
    </ConfirmFieldset>
  );
}

const StartRow = chakra("div", { base: { display: "flex", marginInlineStart: "-10px" } });
const ConfirmFieldset = chakra("fieldset", {
  base: {
    minWidth: "0",
    p: "14px",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    textStyle: "sm",
    "& > legend": { float: "left", width: "full", pb: "10px" },
  },
});
const Answers = chakra("div", { base: { clear: "both", display: "flex", flexWrap: "wrap", gap: "2" } });
