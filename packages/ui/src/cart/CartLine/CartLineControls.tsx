import { getMaxQuantity } from "@rewire/domain";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { QuantityField } from "../../primitives/QuantityField/QuantityField.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { runAfterPaint } from "../../provider/runAfterPaint.ts";
import { chakra } from "../../theme/chakra.tsx";
import type { CartLineProps } from "./CartLine.tsx";

export interface CartLineControlsProps extends CartLineProps {
  /** Id of the message about the line, if there is one. */
  messageId: string | undefined;
}

/**
 * Quantity of a cart line, the sign of a pending change, and the buttons that remove the line. They show a press by
 * themselves, in the next frame; the cart changes after it.
 */
export function CartLineControls(props: CartLineControlsProps) {
  const { line, messageId, isPending = false, onMoveToWishlist } = props;
  const { formatMessage } = useIntl();
  const { quantity, isLeaving, changeQuantity, leave } = useLinePresses(props);

  return (
    <ControlRow aria-describedby={messageId}>
      <QuantityField
        size="sm"
        value={quantity}
        min={0}
        max={Math.max(getMaxQuantity(line), line.quantity)}
        label={formatMessage({ id: "cart.quantityOf" }, { product: line.name })}
        onChange={changeQuantity}
      />
      {(isPending || isLeaving) && (
        <PendingLabel>
          <Spinner />
          <VisuallyHidden>{formatMessage({ id: "cart.linePending" })}</VisuallyHidden>
        </PendingLabel>
      )}
      <ActionRow>
        {onMoveToWishlist && (
          <IconButton
            size="sm"
            icon="heart"
            label={formatMessage({ id: "cart.moveToWishlist" }, { product: line.name })}
            onClick={() => leave(onMoveToWishlist)}
          />
        )}
        <IconButton
          size="sm"
          icon="trash"
          label={formatMessage({ id: "cart.remove" }, { product: line.name })}
          onClick={() => leave(props.onRemove)}
        />
      </ActionRow>
    </ControlRow>
  );
}

/** Returns what the controls show until the cart has changed, and functions that change it after the next frame. */
function useLinePresses({ line, onQuantityChange, onRemove }: CartLineControlsProps) {
  const [shownQuantity, showQuantity] = useState<number | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const latestQuantity = useRef<number | null>(null);

  const leave = (remove: () => void) => {
    if (isLeaving) return;
    setLeaving(true);
    runAfterPaint(() => {
      remove();
      setLeaving(false);
    });
  };
  const changeQuantity = (quantity: number) => {
    if (quantity === 0) return leave(onRemove);
    showQuantity(quantity);
    latestQuantity.current = quantity;
    runAfterPaint(() => {
      // Of several presses before the frame, the last one counts.
      if (latestQuantity.current !== quantity) return;
      latestQuantity.current = null;
      onQuantityChange(quantity);
      showQuantity(null);
    });
  };
  return { quantity: shownQuantity ?? line.quantity, isLeaving, changeQuantity, leave };
}

const ControlRow = chakra("div", { base: { display: "flex", alignItems: "center", gap: "2", mt: "10px" } });
const ActionRow = chakra("span", {
  base: { display: "inline-flex", gap: "1", marginInlineStart: "auto", marginInlineEnd: "-8px" },
});
const PendingLabel = chakra("span", { base: { display: "inline-flex", color: "fg.muted", position: "relative" } });
