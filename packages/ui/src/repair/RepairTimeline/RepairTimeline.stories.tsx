import { repairProgress } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RepairTimeline, type RepairTimelineProps } from "./RepairTimeline.tsx";

const args: RepairTimelineProps = {
  repair: repairProgress.waiting,
  timeZone: "Europe/Berlin",
  phone: "+49 30 23125 014",
  action: "/repair/status",
  fields: { key: "wc_order_1" },
  onAnswer: fn(async () => true),
};

const meta = {
  title: "Repair/RepairTimeline",
  tags: ["sheet"],
  component: RepairTimeline,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 860 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RepairTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The question comes first, the timeline second; times are the shop's. */
export const WaitingForAnAnswer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Tuesday, November 17, 09:40")).toBeVisible();
    await expect(canvas.getByText("Waiting for your answer").closest("li")).toHaveAttribute("aria-current", "step");
  },
};

export const JustBooked: Story = { args: { repair: repairProgress.booked } };

const eventsOf = (count: number) => repairProgress.ready.events.slice(0, count);

export const Received: Story = {
  args: { repair: { ...repairProgress.ready, state: "received", events: eventsOf(2) } },
};

export const Diagnosed: Story = {
  args: { repair: { ...repairProgress.ready, state: "diagnosed", events: eventsOf(3) } },
};

export const InRepair: Story = {
  args: { repair: { ...repairProgress.ready, state: "inRepair", events: eventsOf(4) } },
};

/** Before the device was handed over. */
export const Cancelled: Story = {
  args: {
    repair: {
      ...repairProgress.booked,
      state: "cancelled",
      events: [...eventsOf(1), { state: "cancelled", at: "2026-11-18T10:00:00+01:00", note: "" }],
    },
  },
};

export const ReadyToCollect: Story = { args: { repair: repairProgress.ready } };

export const Collected: Story = { args: { repair: repairProgress.collected } };

export const Declined: Story = { args: { repair: repairProgress.declined } };

/** What the workshop wrote makes no price: whoever calls hears it. */
export const ThePriceCannotBeRead: Story = {
  args: { repair: { ...repairProgress.waiting, decision: "unreadable" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We have a new price for this repair/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "+49 30 23125 014" })).toHaveAttribute("href", "tel:+493023125014");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A note whose time the shop does not tell. */
export const ANoteWithoutATime: Story = {
  args: { repair: { ...repairProgress.booked, events: [{ state: "booked", at: null, note: "Thank you." }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Thank you.")).toBeVisible();
    await expect(canvasElement.querySelector("time")).toBeNull();
  },
};

export const AnswerOnItsWay: Story = {
  args: { onAnswer: fn(() => new Promise<boolean>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yes, repair for €154.00" }));
    await expect(await canvas.findByText("Sending your answer...")).toBeVisible();
  },
};

export const AnswerDidNotArrive: Story = {
  tags: ["sheet"],
  args: { onAnswer: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yes, repair for €154.00" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your answer did not reach us.");
  },
};

/** A plain form, which carries along whose repair it is. */
export const WithoutJavaScript: Story = {
  args: { onAnswer: undefined },
  play: async ({ canvas }) => {
    const accept = canvas.getByRole<HTMLButtonElement>("button", { name: "Yes, repair for €154.00" });
    await expect(accept.form && [...new FormData(accept.form, accept)]).toEqual([
      ["key", "wc_order_1"],
      ["total", "15400"],
      ["answer", "accept"],
    ]);
    await expect(accept.form).toHaveAttribute("method", "post");
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const IsAnsweredWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent, args: { onAnswer } }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "No, give it back free of charge" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onAnswer).toHaveBeenCalledWith("decline");
  },
};
