import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface EmptyCartButtonProps {
  /** Empties the cart; the confirmation stays until the promise settles. */
  onEmpty: () => Promise<unknown>;
}

/**
 * Button that empties the cart after a confirmation. When the confirmation appears, the focus moves to the button that
 * keeps the cart.
 */
export function EmptyCartButton({ onEmpty }: EmptyCartButtonProps) {
  const { formatMessage } = useIntl();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const keepCartButton = useRef<HTMLButtonElement>(null);
  const emptyCartButton = useRef<HTMLButtonElement>(null);

  const askForConfirmation = () => {
    flushSync(() => setConfirming(true));
    keepCartButton.current?.focus();
  };
  const cancelConfirmation = () => {
    flushSync(() => setConfirming(false));
    emptyCartButton.current?.focus();
  };
  const emptyCart = async () => {
    setBusy(true);
    await onEmpty();
    setBusy(false);
    setConfirming(false);
  };

  if (!isConfirming) {
    return (
      <TriggerRow>
        <Button ref={emptyCartButton} size="sm" variant="ghost" icon="trash" onClick={askForConfirmation}>
          {formatMessage({ id: "cart.emptyAll" })}
        </Button>
      </TriggerRow>
    );
  }
  return (
    <ConfirmFieldset>
      <legend>{formatMessage({ id: "cart.emptyQuestion" })}</legend>
      <ConfirmationButtons>
        <Button ref={keepCartButton} size="sm" variant="line" onClick={cancelConfirmation}>
          {formatMessage({ id: "cart.emptyKeep" })}
        </Button>
        <Button size="sm" variant="danger" isLoading={isBusy} onClick={() => void emptyCart()}>
          {formatMessage({ id: "cart.emptyAll" })}
        </Button>
      </ConfirmationButtons>
    </ConfirmFieldset>
  );
}

const TriggerRow = chakra("div", { base: { display: "flex", marginInlineStart: "-10px" } });
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
const ConfirmationButtons = chakra("div", { base: { clear: "both", display: "flex", flexWrap: "wrap", gap: "2" } });
