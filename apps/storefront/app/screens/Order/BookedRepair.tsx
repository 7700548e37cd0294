import type { Order } from "@rewire/domain";
import { RepairSummary, useRepairText } from "@rewire/ui";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";

interface BookedRepairProps {
  order: Order;
  /** Key of the link to the repair status; null if there is no key. */
  repairKey: string | null;
}

/** Summary of a repair booked with an order: the appointment, what to bring, and a link to the repair's status. */
export function BookedRepair(props: BookedRepairProps) {
  return (
    <DeskMessages fallback={null}>
      <RepairBookingSummary {...props} />
    </DeskMessages>
  );
}

function RepairBookingSummary({ order: { id, number, repair, totals }, repairKey }: BookedRepairProps) {
  const links = useLinks();
  const text = useRepairText();
  const { place } = useSettings();
  if (!repair) return null;
  const { device, faults, way: handoverMethod, slot } = repair;
  const statusQuery = repairKey && new URLSearchParams({ number: String(id), key: repairKey }).toString();
  return (
    <RepairSummary
      repair={{
        number,
        device,
        way: handoverMethod,
        slot,
        faults: faults.map((slug) => text.faultName({ slug, name: slug })),
        timeZone: place.timeZone,
        price: { kind: "fixed", amount: totals.total },
        warrantyMonths: null,
      }}
      address={[place.street, place.city].filter(Boolean).join(", ")}
      statusHref={statusQuery ? `${links.repairStatus}?${statusQuery}` : undefined}
      labelHref={statusQuery ? `${links.repairLabel}?${statusQuery}` : undefined}
    />
  );
}
