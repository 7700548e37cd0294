import type { TradeInAppointment } from "@rewire/domain";
import { repairDays } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TradeInTicket } from "./TradeInTicket.tsx";

const euros = (units: number) => ({ minor: units * 100, currency: "EUR" });
const appointment: TradeInAppointment = {
  number: "T7K3M9QXA",
  state: "booked",
  slot: "2026-11-23T11:30:00+01:00",
  validUntil: "2026-12-05T09:00:00Z",
  device: {
    name: "Nordlys N3",
    storage: "128 GB",
    problems: ["screen", "battery"],
    estimate: { kind: "range", from: euros(41), to: euros(71) },
  },
};
const { device } = appointment;

const meta = {
  title: "Trade-in/TradeInTicket",
  component: TradeInTicket,
  tags: ["sheet", "one-width"],
  args: {
    appointment,
    canChange: true,
    days: repairDays,
    timeZone: "Europe/Berlin",
    phone: "+49 30 5550100",
    address: "Kabelstraße 12, Berlin",
    action: "/trade-in/appointment",
    fields: { number: "T7K3M9QXA", key: "signed" },
    calendarHref: "/trade-in/appointment.ics?number=T7K3M9QXA&key=signed",
    estimateHref: "/trade-in",
    outcome: null,
  },
} satisfies Meta<typeof TradeInTicket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  tags: ["sheet"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("T7K3M9QXA")).toBeVisible();
    await expect(canvas.getByText("screen cracked and battery weak")).toBeVisible();
    await expect(canvas.getByText("€41 to €71")).toBeVisible();
    await userEvent.click(canvas.getByText("Cancel the appointment"));
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Yes, cancel it" });
    await expect(button.form && [...new FormData(button.form, button)]).toEqual([
      ["number", "T7K3M9QXA"],
      ["key", "signed"],
      ["answer", "cancel"],
    ]);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText("Cancel the appointment");
    for (let stop = 0; stop < 12 && !summary.matches(":focus"); stop += 1) await userEvent.tab();
    await expect(summary).toHaveFocus();
    // A browser opens it by Enter; events made by scripts do not.
    summary.click();
    await userEvent.tab();
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Yes, cancel it" });
    await expect(button).toHaveFocus();
    const submitted = new Promise<void>((resolve) => {
      button.form?.addEventListener("submit", (event) => {
        event.preventDefault();
        resolve();
      });
    });
    await userEvent.keyboard("{Enter}");
    await submitted;
  },
};

export const Moved: Story = { args: { outcome: "moved" } };

export const TimeTaken: Story = { args: { outcome: "taken" } };

export const NoTimeChosen: Story = { args: { outcome: "missing" } };

export const LockedAndEstimatedAtTheCounter: Story = {
  args: {
    appointment: { ...appointment, device: { ...device, problems: ["lock"], estimate: { kind: "counter" } } },
    address: "",
  },
};

export const ToBeRecycled: Story = {
  tags: ["!sheet"],
  args: { appointment: { ...appointment, device: { ...device, problems: ["power"], estimate: { kind: "nothing" } } } },
};

export const InGoodOrder: Story = {
  args: { appointment: { ...appointment, device: { ...device, problems: [] } } },
};

export const Cancelled: Story = {
  args: { appointment: { ...appointment, state: "cancelled" }, canChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your appointment has been cancelled.");
    await expect(canvas.queryByText("T7K3M9QXA")).not.toBeInTheDocument();
  },
};

export const Past: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This appointment can no longer be changed.")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** The same for a wrong key and for an appointment of last year. */
export const LinkThatOpensNothing: Story = {
  tags: ["!sheet"],
  args: { appointment: null, canChange: false },
};

export const InGermanOnASmallPhone: Story = {
  tags: ["!sheet"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const RightToLeft: Story = { tags: ["!sheet"], globals: { direction: "rtl" } };
