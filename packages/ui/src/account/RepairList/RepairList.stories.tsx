import { createSiteLinks, type Order } from "@rewire/domain";
import { orders, repairProgress } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { OngoingRepair } from "../OngoingRepair/OngoingRepair.tsx";
import { RepairList } from "./RepairList.tsx";

const repair: NonNullable<Order["repair"]> = {
  device: "Nordlys N3 Pro",
  faults: ["screen", "battery"],
  parts: "original",
  way: "walkIn",
  slot: "2026-11-23T11:30:00+01:00",
  holder: "",
  note: "",
};
const items: readonly Order[] = [
  { ...orders.repair, id: 5530, number: "5530", repair },
  orders.placed,
  { ...orders.repair, id: 5521, number: "5521", status: "completed", repair },
  {
    ...orders.repair,
    id: 5522,
    number: "5522",
    status: "cancelled",
    repair: { ...repair, device: "Halden 6", faults: ["charging"], way: "mailIn", slot: null },
  },
];

const meta = {
  title: "Account/RepairList",
  tags: ["sheet"],
  component: RepairList,
  args: {
    state: { kind: "ready", items },
    timeZone: "Europe/Berlin",
    links: createSiteLinks(""),
    renderOngoing: (order, orderRepair) => (
      <OngoingRepair
        order={order}
        repair={orderRepair}
        progress={repairProgress.ready}
        timeZone="Europe/Berlin"
        action="/repair/status"
        orderHref={`/order-summary/${order.id}`}
      />
    ),
  },
} satisfies Meta<typeof RepairList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Orders without a repair are not here; a click sends what proves whose it is, so that nothing is typed. */
export const OngoingAndEarlier: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "In the workshop" })).toBeVisible();
    const earlier = within(canvas.getByRole("region", { name: "Earlier repairs" }));
    await expect(earlier.getAllByRole("listitem")).toHaveLength(2);
    await expect(earlier.getByText("Cracked or black screen and Battery runs down")).toBeVisible();
    const { form } = canvas.getByRole<HTMLButtonElement>("button", { name: "Open repair 5521, Nordlys N3 Pro" });
    await expect(form?.getAttribute("action")).toBe("/repair/status");
    await expect(form && [...new FormData(form)]).toEqual([
      ["number", "5521"],
      ["email", orders.repair.billing.email],
    ]);
  },
};

/** A time that cannot be read does not make a device that is brought one that is sent. */
export const WithoutItsTime: Story = {
  tags: ["!sheet", "no-picture"],
  args: {
    state: {
      kind: "ready",
      items: items.slice(2, 3).map((order) => ({ ...order, repair: { ...repair, slot: null } })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("At the counter")).toBeVisible();
    await expect(canvas.queryByText("By mail")).not.toBeInTheDocument();
  },
};

export const None: Story = {
  tags: ["!sheet"],
  args: { state: { kind: "ready", items: [orders.placed] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No repairs yet")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the repair desk" })).toHaveAttribute("href", "/repair");
  },
};

export const Loading: Story = { tags: ["!sheet"], args: { state: { kind: "loading" } } };

export const Failed: Story = { tags: ["!sheet"], args: { state: { kind: "failed", onRetry: fn() } } };

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Keyboard: Story = {
  tags: ["!sheet"],
  args: { state: { kind: "ready", items: items.slice(2) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Details of order 5521" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Open repair 5521, Nordlys N3 Pro" })).toHaveFocus();
  },
};
