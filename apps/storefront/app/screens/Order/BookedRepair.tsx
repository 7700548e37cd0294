import type { Order } from "@rewire/domain";
import { RepairSummary, useRepairWords } from "@rewire/ui";
import { useSettings } from "../../lib/rootSettings.ts";
import { useLinks } from "../../lib/useLinks.ts";

/** What an order booked at the repair desk: when it comes, what to bring, and the way to where it stands. */
export function BookedRepair({ order: { id, number, repair, totals }, repairKey }: { order: Order; repairKey: string | null }) {
  const links = useLinks();
  const words = useRepairWords();
  const { place } = useSettings();
  if (!repair) return null;
  const { device, faults, way, slot } = repair;
  const proof = repairKey && new URLSearchParams({ number: String(id), key: repairKey }).toString();
  return (
    <RepairSummary
      repair={{
        number, device, way, slot, faults: faults.map((slug) => words.faultName({ slug, name: slug })), timeZone: place.timeZone,
        price: { kind: "fixed", amount: totals.total }, warrantyMonths: null,
      }}
      address={`${place.street}, ${place.city}`}
      statusHref={proof ? `${links.repairStatus}?${proof}` : undefined}
      labelHref={proof ? `${links.repairLabel}?${proof}` : undefined}
    />
  );
}
