import type { CartLine } from "@rewire/domain";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { CartRow } from "./useRemovedLines.ts";

interface ChangeAnnouncementProps {
  /** Text about the quantity that was chosen last; "" if a line was removed since. */
  quantityText: string;
  lastRemovedLine: CartLine | null;
  rows: readonly CartRow[];
}

/**
 * Hidden text that announces the last change of the cart: a line's new quantity, which the buttons beside it do not say, or
 * its removal as long as it can be restored.
 */
export function ChangeAnnouncement({ quantityText, lastRemovedLine, rows }: ChangeAnnouncementProps) {
  const { formatMessage } = useIntl();
  const isRemoved = rows.some(({ kind, line }) => kind === "removed" && line.key === lastRemovedLine?.key);
  const removedText =
    lastRemovedLine && isRemoved ? formatMessage({ id: "cart.removed" }, { product: lastRemovedLine.name }) : "";
  return <VisuallyHidden aria-live="polite">{quantityText || removedText}</VisuallyHidden>;
}
