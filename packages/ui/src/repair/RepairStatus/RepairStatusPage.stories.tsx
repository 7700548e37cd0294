import { repairDays, repairProgress } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RepairStatusPage, type RepairStatusPageProps } from "./RepairStatusPage.tsx";

const args: RepairStatusPageProps = {
  ticket: {
    id: 5521,
    isPaid: false,
    total: { minor: 11900, currency: "EUR" },
    progress: repairProgress.waiting,
    details: {
      device: "Nordlys N3 Pro",
      faults: ["screen"],
      parts: "original",
      way: "walkIn",
      slot: "2026-11-17T09:30:00+01:00",
      holder: "h",
      note: "",
    },
  },
  timeZone: "Europe/Berlin",
  phone: "+49 30 23125 014",
  address: "Kabelstrasse 12, Berlin",
  repairHref: "/repair",
  action: "/repair/status",
  fields: { number: "5521", key: "k" },
};

const meta = { title: "Repair/RepairStatusPage", tags: ["sheet"], component: RepairStatusPage, args } satisfies Meta<
  typeof RepairStatusPage
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Yes and no are buttons of a plain form, which carries the proof along. */
export const AQuestionWaits: Story = {
  play: async ({ canvas }) => {
    const accept = canvas.getByRole<HTMLButtonElement>("button", { name: "Yes, repair for €154.00" });
    await expect(accept.form && [...new FormData(accept.form, accept)]).toEqual([
      ["number", "5521"],
      ["key", "k"],
      ["answer", "accept"],
    ]);
  },
};

export const JustBooked: Story = {
  args: {
    ticket: { ...args.ticket, progress: repairProgress.booked },
    appointment: {
      changes: { canMove: true, canCancel: true },
      days: repairDays,
      calendarHref: "/repair/appointment.ics",
    },
  },
};

export const Ready: Story = { args: { ticket: { ...args.ticket, progress: repairProgress.ready } } };

export const Declined: Story = { args: { ticket: { ...args.ticket, progress: repairProgress.declined } } };

export const IsAnsweredWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Repair desk" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Yes, repair for €154.00" })).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
