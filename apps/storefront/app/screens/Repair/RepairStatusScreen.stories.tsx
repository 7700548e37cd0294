import type { RepairTicket } from "@rewire/domain";
import { repairProgress } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { showcaseOf, showcasePlace, storeChoices } from "../../testing/showcase/showcaseOf.ts";
import { RepairStatusScreen } from "./RepairStatusScreen.tsx";

const ticket: RepairTicket = {
  id: 5521,
  position: 1,
  relatedRepairs: [],
  isRestOfOrder: true,
  details: {
    device: "Nordlys N3 Pro",
    faults: ["screen"],
    parts: "original",
    way: "mailIn",
    slot: null,
    holder: "",
    note: "",
  },
  isPaid: false,
  progress: repairProgress.waiting,
  total: { minor: 11_900, currency: "EUR" },
  isOrderTotal: true,
};

const meta = {
  ...inTheApp,
  title: "Screens/RepairStatus",
  parameters: { ...inTheApp.parameters, app: { at: "/repair/status" } },
  component: RepairStatusScreen,
  args: { number: "", lookup: null },
} satisfies Meta<typeof RepairStatusScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingAsked: Story = {
  tags: ["fit"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Repair status" })).toBeVisible();
  },
};

/** A wrong number and a wrong e-mail are this one answer. */
export const NotFound: Story = {
  args: { number: "5521", lookup: { kind: "notFound" } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("We found no repair with this number and this e-mail address. Please check both."),
    ).toBeVisible();
    await expect(canvas.getByLabelText("Number of the repair")).toHaveValue("5521");
  },
};

export const TooManyTries: Story = { args: { number: "5521", lookup: { kind: "tooMany", waitSeconds: 600 } } };

/** The answer carries the proof along; the e-mail stands in no address. */
export const ANewPriceWaits: Story = {
  args: { number: "5521", lookup: { kind: "found", ticket, key: "signed" } },
  tags: ["fit", "visual-de", "variants"],
  play: async ({ canvas }) => {
    const { form } = await canvas.findByRole<HTMLButtonElement>("button", { name: /^Yes, repair/ });
    await expect(form && [...new FormData(form)]).toEqual([
      ["number", "5521"],
      ["key", "signed"],
      ["total", String(repairProgress.waiting.decision.total.minor)],
    ]);
    await expect(canvas.queryByRole("link", { name: "Print the label" })).not.toBeInTheDocument();
  },
};

/** The workshop has changed the price after the page was opened: the answer to the former one does not count. */
export const ThePriceHasChanged: Story = {
  args: { ...ANewPriceWaits.args, isPriceChanged: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^The price has changed/);
    await expect(canvas.getByRole("button", { name: /^Yes, repair/ })).toBeVisible();
  },
};

/** The label, which is offered until the device has arrived, carries the proof along. */
export const JustBooked: Story = {
  tags: ["no-picture"],
  args: {
    number: "5523",
    lookup: { kind: "found", ticket: { ...ticket, progress: repairProgress.booked }, key: "signed" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Print the label" })).toHaveAttribute(
      "href",
      "/repair/label?number=5521&key=signed",
    );
  },
};

const broughtIn: RepairTicket = {
  ...ticket,
  details: { ...ticket.details, device: "Halden 6, 128 GB", way: "walkIn", slot: "2026-11-17T09:30:00+01:00" },
};

/** A new price waits for an answer, after three steps with what happened. */
export const Showcase: Story = {
  parameters: { app: { place: showcasePlace } },
  beforeEach: storeChoices,
  render: (args, context) => (
    <RepairStatusScreen
      {...args}
      number="5521"
      lookup={{ kind: "found", ticket: { ...broughtIn, progress: showcaseOf(context).waitingRepair }, key: "signed" }}
    />
  ),
};

/** Mended, and nothing is left to decide. */
export const ReadyToCollect: Story = {
  args: {
    number: "5521",
    lookup: { kind: "found", ticket: { ...ticket, progress: repairProgress.ready }, key: "signed" },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Open until 16:00 today.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Yes, repair/ })).not.toBeInTheDocument();
  },
};

/** The new price was refused: the device goes back, and nothing is to be paid. */
export const Declined: Story = {
  args: {
    number: "5521",
    lookup: {
      kind: "found",
      ticket: {
        ...ticket,
        progress: repairProgress.declined,
        total: { minor: 0, currency: "EUR" },
        isOrderTotal: false,
      },
      key: "signed",
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Repair status" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Yes, repair/ })).not.toBeInTheDocument();
  },
};

export const GermanOnASmallPhone: Story = {
  args: { ...ANewPriceWaits.args },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText("Number of the repair");
    number.focus();
    await userEvent.keyboard("5521");
    await userEvent.tab();
    await expect(canvas.getByLabelText("E-mail of the booking")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show the repair" })).toHaveFocus();
  },
};
