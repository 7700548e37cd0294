import type { Order } from "@rewire/domain";
import { RepairList, type ListState } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { DeskMessages } from "../parts/DeskMessages.tsx";
import { OngoingRepairCard } from "./OngoingRepairCard.tsx";

/** Account tab with a customer's repairs: those in the workshop with their state, then the earlier ones. */
export function RepairsTab({ state }: { state: ListState<Order> }) {
  const links = useLinks();
  const { place } = useSettings();
  return (
    <DeskMessages fallback={null}>
      <RepairList
        state={state}
        timeZone={place.timeZone}
        links={links}
        renderOngoing={(order, repair) => <OngoingRepairCard order={order} repair={repair} isListed />}
      />
    </DeskMessages>
  );
}
