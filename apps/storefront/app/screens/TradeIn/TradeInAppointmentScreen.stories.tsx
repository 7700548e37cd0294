import { repairDays } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { TradeInAppointmentScreen } from "./TradeInScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/TradeInAppointment",
  parameters: { ...inTheApp.parameters, app: { at: "/trade-in/appointment" } },
  component: TradeInAppointmentScreen,
  args: {
    appointment: {
      number: "T7K3M9QXA",
      state: "booked",
      slot: "2026-11-23T11:30:00+01:00",
      validUntil: "2026-12-05T09:00:00Z",
      device: { name: "Moss A1", storage: null, problems: ["screen"], estimate: { kind: "nothing" } },
    },
    canChange: true,
    days: repairDays,
    fields: { number: "T7K3M9QXA", key: "signed" },
    outcome: null,
  },
} satisfies Meta<typeof TradeInAppointmentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  beforeEach: () => window.sessionStorage.setItem("rewire.formDraft.tradeIn", JSON.stringify({ name: "Ada" })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Save to calendar" })).toHaveAttribute(
      "href",
      "/trade-in/appointment.ics?number=T7K3M9QXA&key=signed",
    );
    await expect(canvas.getByText("Free recycling")).toBeVisible();
    // What was typed into the booking is no longer kept in the tab.
    await expect(window.sessionStorage.getItem("rewire.formDraft.tradeIn")).toBeNull();
  },
};

/** A wrong key and an appointment of last year are this one answer. */
export const LinkThatOpensNothing: Story = {
  tags: ["fit"],
  args: { appointment: null, canChange: false, days: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "There is no such appointment" })).toBeVisible();
  },
};

export const InGerman: Story = {
  tags: ["no-picture"],
  globals: { locale: "de_DE" },
};

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  tags: ["no-picture"],
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
