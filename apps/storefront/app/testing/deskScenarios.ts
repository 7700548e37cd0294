import { repairProgress } from "@rewire/domain/testing";
import { defaultSettings, ok, unlistedDeviceSlug, type RepairTicket } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";
import { createDeskService } from "@rewire/gateway/desk";
import { createMemoryStore } from "@rewire/gateway/memory-store";

/** What can be the matter at the repair desk, as the workshop's toolbar offers it beside the shop's own trouble. */
export const deskScenarios = ["noSlots", "closedOnAHoliday", "deviceUnknown", "quoteWaiting"] as const;

/** One of them. */
export type DeskScenario = (typeof deskScenarios)[number];

/** Whether a choice of the toolbar is about the desk. */
export const isDeskScenario = (name: unknown): name is DeskScenario =>
  deskScenarios.some((deskScenario) => deskScenario === name);

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A repair that waits for its customer: whatever number and e-mail are typed lead there. */
const waiting: RepairTicket = {
  id: 5521,
  position: 1,
  relatedRepairs: [],
  isRestOfOrder: true,
  details: {
    device: "Nordlys N3 Pro",
    faults: ["screen"],
    parts: "original",
    way: "walkIn",
    slot: null,
    holder: "",
    note: "",
  },
  isPaid: false,
  progress: repairProgress.waiting,
  total: { minor: 11_900, currency: "EUR" },
  isOrderTotal: true,
};

/** The gateway's desk as a scenario has it; no scenario is a desk with times, and a book without repairs. */
export function openDesk(
  catalogue: GatewayServices["catalogue"],
  scenario?: DeskScenario,
): Pick<GatewayServices, "catalogue" | "desk" | "repairs"> {
  const place =
    scenario === "closedOnAHoliday"
      ? {
          ...defaultSettings.place,
          holidays: [0, 1, 2, 3].map((days) => ({ date: dayAfter(days), name: "Betriebsferien" })),
        }
      : defaultSettings.place;
  const desk = scenario === "noSlots" ? { ...defaultSettings.desk, placesPerSlot: 0 } : defaultSettings.desk;
  const result = { kind: "found", ticket: waiting, key: "key" } as const;
  return {
    // The shop has repairs for whatever comes, and none for a device that it names.
    catalogue:
      scenario === "deviceUnknown"
        ? {
            ...catalogue,
            repairDevices: async () => ok([]),
            faults: (device, parts) => catalogue.faults(device === unlistedDeviceSlug ? null : device, parts),
          }
        : catalogue,
    desk: createDeskService({ place, desk, store: createMemoryStore(), now: Date.now }),
    // Repairs are read with the shop manager's log-in, which only a server has.
    repairs:
      scenario === "quoteWaiting"
        ? {
            keyOf: () => "key",
            find: async () => result,
            decide: async (_proof, { choice }) => ({
              ...result,
              ticket: { ...waiting, progress: choice === "accept" ? repairProgress.ready : repairProgress.declined },
            }),
            move: async () => ({ kind: "tooLate" }),
            cancel: async () => ({ kind: "tooLate" }),
          }
        : {
            keyOf: () => "key",
            find: async () => ({ kind: "notFound" }),
            decide: async () => ({ kind: "notFound" }),
            move: async () => ({ kind: "notFound" }),
            cancel: async () => ({ kind: "notFound" }),
          },
  };
}
