import {
  getOrderPurpose,
  isCalledOff,
  listOrderRepairs,
  stringifyRepairLink,
  type Order,
  type OrderRepair,
} from "@rewire/domain";
import { RepairSummary, useRepairText } from "@rewire/ui";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";

interface BookedRepairProps {
  order: Order;
  /** Whether the order was just placed, so that the device has not been handed over. */
  isJustPlaced: boolean;
  /** Key of the link to the repair status; null if there is no key. */
  repairKey: string | null;
  /** Positions of the repairs by mail whose device has not arrived, so that they need a label. */
  labelPositions: readonly number[];
}

/**
 * Summaries of the repairs booked with an order: the appointment and a link to the repair's status. What to bring is
 * part of an order just placed alone. A cancelled order has neither, because nobody should come.
 */
export function BookedRepair(props: BookedRepairProps) {
  return (
    <DeskMessages fallback={null}>
      {listOrderRepairs(props.order).map((repair) => (
        <RepairBookingSummary key={repair.position} {...props} repair={repair} />
      ))}
    </DeskMessages>
  );
}

function RepairBookingSummary(props: BookedRepairProps & { repair: OrderRepair }) {
  const { order, isJustPlaced, repair, repairKey, labelPositions } = props;
  const links = useLinks();
  const text = useRepairText();
  const { place } = useSettings();
  const { id, number, lines, totals, otherRepairs = [] } = order;
  const { device, faults, way: handoverMethod, slot, position } = repair;
  const isAlone =
    otherRepairs.length === 0 && getOrderPurpose(order) === "repair" && lines.length <= Math.max(1, faults.length);
  const statusQuery = repairKey && stringifyRepairLink({ id, position, key: repairKey });
  return (
    <RepairSummary
      repair={{
        number,
        device,
        way: handoverMethod,
        slot: isCalledOff(order) ? null : slot,
        faults: faults.map((slug) => text.faultName({ slug, name: slug })),
        timeZone: place.timeZone,
        // The total, which stands in the order, is that of all repairs and goods.
        price: isAlone ? { kind: "fixed", amount: totals.total } : null,
        warrantyMonths: null,
      }}
      address={[place.street, place.city].filter(Boolean).join(", ")}
      statusHref={statusQuery ? `${links.repairStatus}?${statusQuery}` : undefined}
      labelHref={statusQuery && labelPositions.includes(position) ? `${links.repairLabel}?${statusQuery}` : undefined}
      isPreparationHidden={!isJustPlaced || isCalledOff(order)}
    />
  );
}
