import { useEffect, useState } from "react";
import type { Order, OrderRepair, RepairProgress } from "@rewire/domain";
import { OngoingRepair } from "@rewire/ui";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";
import { DeskMessages } from "../parts/DeskMessages.tsx";

interface OngoingRepairCardProps {
  order: Order;
  repair: OrderRepair;
  /** Whether the card is one of the list of all repairs: then it stays when the repair is over, and links to the order. */
  isListed?: boolean;
}

/**
 * Card about a customer's repair in progress. Until the progress is loaded from the server, the card shows only the
 * booking.
 */
export function OngoingRepairCard({ order, repair, isListed = false }: OngoingRepairCardProps) {
  const links = useLinks();
  const { place } = useSettings();
  const progress = useRepairProgress(order.id, repair.position);
  if (!isListed && progress && isRepairFinished(progress)) return null;
  return (
    <DeskMessages fallback={null}>
      <OngoingRepair
        order={order}
        repair={repair}
        progress={progress}
        timeZone={place.timeZone}
        action={links.repairStatus}
        orderHref={isListed ? links.orderSummary(order.id) : undefined}
      />
    </DeskMessages>
  );
}

const isRepairFinished = ({ state }: RepairProgress): boolean => state === "collected" || state === "cancelled";

/**
 * Returns the progress of the customer's repair; null before it is loaded, and if it could not be read yet. It is read
 * again when the visitor returns to the page and when the connection is back.
 */
function useRepairProgress(orderId: number, position: number): RepairProgress | null {
  const [progress, setProgress] = useState<RepairProgress | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      if (document.hidden) return;
      const value = await fetchProgress(orderId, position, signal);
      if (value && !signal.aborted) setProgress(value);
    };
    void load();
    window.addEventListener("online", () => void load(), { signal });
    document.addEventListener("visibilitychange", () => void load(), { signal });
    return () => controller.abort();
  }, [orderId, position]);
  return progress;
}

const isProgress = (value: unknown): value is RepairProgress =>
  typeof value === "object" && value !== null && "state" in value && "events" in value && Array.isArray(value.events);

async function fetchProgress(orderId: number, position: number, signal: AbortSignal): Promise<RepairProgress | null> {
  try {
    const response = await fetch(`/running-repair/${orderId}?repair=${position}`, { signal });
    const progress: unknown = response.ok ? await response.json() : null;
    return isProgress(progress) ? progress : null;
  } catch {
    // Offline, or the page was left: the repair is shown without its progress.
    return null;
  }
}
