import { repairDays, repairProgress } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { RepairStatusPage, type RepairStatusPageProps } from "./RepairStatusPage.tsx";

const args: RepairStatusPageProps = {
  ticket: {
    id: 5521,
    position: 1,
    relatedRepairs: [],
    isRestOfOrder: true,
    isPaid: false,
    total: { minor: 11900, currency: "EUR" },
    isOrderTotal: true,
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
  linkToRepair: (position) => `/repair/status?number=5521&key=k&repair=${position}`,
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
      ["total", "15400"],
      ["answer", "accept"],
    ]);
    await expect(canvas.getByText("After your answer")).toBeVisible();
    await expect(canvas.getAllByText("At the counter, Kabelstrasse 12, Berlin")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: "Print this page, or save it as PDF" })).toBeVisible();
  },
};

/** A second price is asked about like the first, which stays agreed until the answer. */
export const ASecondQuestionWaits: Story = {
  tags: ["!sheet", "no-picture"],
  args: {
    ticket: {
      ...args.ticket,
      progress: repairProgress.waitingAgain,
      total: repairProgress.waitingAgain.decision.before,
      isOrderTotal: false,
    },
  },
  play: async ({ canvas }) => {
    const accept = canvas.getByRole<HTMLButtonElement>("button", { name: "Yes, repair for €310.00" });
    await expect(accept.form && new FormData(accept.form).get("total")).toBe("31000");
    await expect(canvas.getByText("Price", { exact: true }).parentElement).toHaveTextContent("€154.00");
    await expect(canvas.getByText("Waiting for your answer").closest("li")).toHaveAttribute("aria-current", "step");
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

/** The customer withdrew while the device was in the workshop: the progress stays, and the page says whom to ask. */
export const Withdrawn: Story = {
  tags: ["!sheet", "visual", "one-width"],
  args: {
    ticket: { ...args.ticket, progress: { ...repairProgress.ready, state: "inRepair" } },
    withdrawal: { at: "2026-11-18T10:00:00+01:00", lines: ["Nordlys N3 Pro screen repair"] },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^On November 18, 2026 you withdrew from: Nordlys N3 Pro screen repair\./),
    ).toHaveTextContent(/Please call us: \+49 30 23125 014, so that we agree/);
    await expect(canvas.getByRole("link", { name: "+49 30 23125 014" })).toHaveAttribute("href", "tel:+493023125014");
  },
};

/** A shop without a phone is called by no link. */
export const WithdrawnWithoutPhone: Story = {
  tags: ["!sheet", "no-picture"],
  args: { ...Withdrawn.args, phone: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you withdrew from/)).toHaveTextContent(/Please call us, so that we agree/);
    await expect(canvas.queryByRole("link", { name: /\+49/ })).not.toBeInTheDocument();
  },
};

/** Withdrawn from before it began: it is cancelled, and nothing is left to agree on. */
export const WithdrawnBefore: Story = {
  tags: ["!sheet", "no-picture"],
  args: {
    ...Withdrawn.args,
    ticket: { ...args.ticket, progress: { ...repairProgress.booked, state: "cancelled" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/you withdrew from/)).not.toHaveTextContent(/call us/);
  },
};

/** Its time is free for others: whoever opens the link again does not come. */
export const Cancelled: Story = {
  tags: ["!sheet", "visual", "one-width"],
  args: {
    ticket: {
      ...args.ticket,
      progress: {
        ...repairProgress.booked,
        state: "cancelled",
        events: [...repairProgress.booked.events, { state: "cancelled", at: "2026-11-16T10:00:00+01:00", note: "" }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cancelled")).toBeVisible();
    await expect(canvas.queryByText("Appointment")).not.toBeInTheDocument();
    await expect(canvas.queryByText(/November 17, 09:30/)).not.toBeInTheDocument();
  },
};

/** Several faults are joined as in the summary beside them. */
export const SeveralFaults: Story = {
  tags: ["!sheet", "no-picture"],
  args: { ticket: { ...args.ticket, details: { ...args.ticket.details, faults: ["screen", "battery"] } } },
  play: async ({ canvas }) => {
    const faults = "Cracked or black screen and Battery runs down";
    await expect(canvas.getByText(`Nordlys N3 Pro · ${faults}`)).toBeVisible();
    await expect(canvas.getByText(faults)).toBeVisible();
  },
};

/** A repair whose faults the order does not name is called by its device. */
export const NoFaults: Story = {
  tags: ["!sheet", "no-picture"],
  args: { ticket: { ...args.ticket, details: { ...args.ticket.details, faults: [] } } },
  play: async ({ canvas }) => expect(canvas.getAllByText("Nordlys N3 Pro").length).toBeGreaterThan(1),
};

/** Each repair of the order has its page; this one is moved alone, though the other has the same time. */
export const OneOfTwo: Story = {
  args: {
    ...JustBooked.args,
    ticket: {
      ...args.ticket,
      position: 2,
      progress: repairProgress.booked,
      isRestOfOrder: false,
      relatedRepairs: [
        { position: 1, device: "Halden 6, 128 GB", way: "walkIn", slot: args.ticket.details.slot, state: "booked" },
      ],
    },
    fields: { number: "5521", key: "k", repair: "2" },
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole("navigation", { name: "Repairs of this order" })).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual(["Halden 6, 128 GB", "Nordlys N3 Pro"]);
    await expect(links[0]).toHaveAttribute("href", "/repair/status?number=5521&key=k&repair=1");
    await expect(links[1]).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByText(/^This is about Nordlys N3 Pro alone/)).toHaveTextContent(
      "Booked for the same time, each with an appointment of its own: Nordlys N3 Pro and Halden 6, 128 GB.",
    );
    const { form } = canvas.getByRole<HTMLButtonElement>("button", { name: "Move the appointment" });
    await expect(form && new FormData(form).get("repair")).toBe("2");
  },
};

/** The other one comes by mail and is cancelled. */
export const OneOfTwoInGermanOnASmallPhone: Story = {
  args: {
    ...OneOfTwo.args,
    ticket: {
      ...args.ticket,
      progress: repairProgress.booked,
      relatedRepairs: [{ position: 2, device: "Halden 6", way: "mailIn", slot: null, state: "cancelled" }],
    },
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The shop's field of the other's time cannot be read: its device is brought nevertheless. */
export const OneOfTwoWithoutItsTime: Story = {
  tags: ["!sheet", "no-picture"],
  args: {
    ticket: {
      ...args.ticket,
      relatedRepairs: [{ position: 2, device: "Halden 6", way: "walkIn", slot: null, state: "booked" }],
    },
  },
  play: async ({ canvas }) => {
    const navigation = within(canvas.getByRole("navigation", { name: "Repairs of this order" }));
    await expect(navigation.getByText("At the counter")).toBeVisible();
    await expect(navigation.queryByText("By mail")).not.toBeInTheDocument();
  },
};

/** The amount of the order is not called the price of its repair where goods were ordered, too. */
export const OrderedWithGoods: Story = {
  tags: ["!sheet", "no-picture"],
  args: { ticket: { ...args.ticket, isRestOfOrder: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Order total")).toBeVisible();
    await expect(canvas.queryByText("Price", { exact: true })).not.toBeInTheDocument();
  },
};

/** Of two things to print each button names its own. */
export const ByMail: Story = {
  tags: ["!sheet", "no-picture"],
  args: {
    ticket: {
      ...args.ticket,
      progress: repairProgress.booked,
      details: { ...args.ticket.details, way: "mailIn", slot: null },
    },
    labelHref: "/repair/label?number=5521&key=k",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Print the label" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Print this page, or save it as PDF" })).toBeVisible();
  },
};

/** A device that has arrived is not sent once more. */
export const ByMailAndReceived: Story = {
  tags: ["!sheet", "no-picture"],
  args: { ...ByMail.args, ticket: { ...args.ticket, ...ByMail.args?.ticket, progress: repairProgress.ready } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("By mail")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Print the label" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Print this page, or save it as PDF" })).toBeVisible();
  },
};

export const Ready: Story = { args: { ticket: { ...args.ticket, progress: repairProgress.ready } } };

/** A device that goes back unrepaired costs nothing. */
export const Declined: Story = {
  args: {
    ticket: {
      ...args.ticket,
      progress: repairProgress.declined,
      total: { minor: 0, currency: "EUR" },
      isOrderTotal: false,
    },
  },
};

export const IsAnsweredWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Repair desk" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Yes, repair for €154.00" })).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
