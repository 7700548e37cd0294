import { createSiteLinks, type Order } from "@rewire/domain";
import { orders } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
  { ...orders.placed, id: 5521, number: "5521", repair },
  orders.placed,
  {
    ...orders.placed,
    id: 5522,
    number: "5522",
    repair: { ...repair, device: "Halden 6", faults: ["charging"], way: "mailIn", slot: null },
  },
];

const meta = {
  title: "Account/RepairList",
  tags: ["sheet"],
  component: RepairList,
  args: { orders: items, timeZone: "Europe/Berlin", links: createSiteLinks("") },
} satisfies Meta<typeof RepairList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Orders without a repair are not here; a click sends what proves whose it is, so that nothing is typed. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByText("Cracked or black screen and Battery runs down")).toBeVisible();
    const { form } = canvas.getByRole<HTMLButtonElement>("button", { name: "Follow repair 5521, Nordlys N3 Pro" });
    await expect(form?.getAttribute("action")).toBe("/repair/status");
    await expect(form && [...new FormData(form)]).toEqual([
      ["number", "5521"],
      ["email", orders.placed.billing.email],
    ]);
  },
};

export const None: Story = {
  tags: ["!sheet"],
  args: { orders: [orders.placed] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const IsReachedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Follow repair 5521, Nordlys N3 Pro" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Follow repair 5522, Halden 6" })).toHaveFocus();
  },
};
