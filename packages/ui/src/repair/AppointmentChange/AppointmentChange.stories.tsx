import { repairDays } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { handleSubmits } from "../../testing/handleSubmits.ts";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { AppointmentChange } from "./AppointmentChange.tsx";

const meta = {
  title: "Repair/AppointmentChange",
  tags: ["sheet"],
  component: AppointmentChange,
  args: {
    slot: "2026-11-23T11:30:00+01:00",
    changes: { canMove: true, canCancel: true },
    days: repairDays,
    isPaid: false,
    timeZone: "Europe/Berlin",
    phone: "+49 30 23125 014",
    action: "/repair/status",
    fields: { number: "5521", key: "k" },
    calendarHref: "/repair/appointment.ics?number=5521&key=k",
  },
} satisfies Meta<typeof AppointmentChange>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only free times can be chosen, each below its day; the form carries the proof along. */
export const AtTheCounter: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText("Another time");
    const monday = within(canvas.getByRole("group", { name: "Monday, November 23" }));
    await expect(monday.getByRole("option", { name: "11:00, Mon, Nov 23" })).toBeInTheDocument();
    await expect(monday.queryByRole("option", { name: /10:30/ })).not.toBeInTheDocument();
    // The time of now, and days without a free time, are not offered.
    await expect(monday.queryByRole("option", { name: /11:30/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("group", { name: /^Sunday/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(select, "2026-11-24T11:00:00+01:00");
    const move = canvas.getByRole<HTMLButtonElement>("button", { name: "Move the appointment" });
    await expect(move.form && [...new FormData(move.form, move)]).toEqual([
      ["number", "5521"],
      ["key", "k"],
      ["slot", "2026-11-24T11:00:00+01:00"],
      ["answer", "move"],
    ]);
  },
};

/** The cancellation asks once more, by keyboard as well. */
export const Cancelling: Story = {
  tags: ["sheet"],
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByText("Cancel the repair");
    await expect(canvas.getByText("Yes, cancel it")).not.toBeVisible();
    await userEvent.click(question);
    await expect(canvas.getByRole("button", { name: "Yes, cancel it" })).toBeVisible();
    // The focus ring of the question does not cover the text.
    const text = canvas.getByText(/^Your time goes to somebody else/).getBoundingClientRect();
    await expect(text.top - question.getBoundingClientRect().bottom).toBeGreaterThan(5);
  },
};

export const ByMail: Story = {
  args: { slot: null, changes: { canMove: false, canCancel: true }, calendarHref: undefined },
};

export const Paid: Story = { args: { isPaid: true } };

export const Moved: Story = { args: { outcome: "moved" } };

export const Taken: Story = { args: { outcome: "taken" } };

export const NothingChosen: Story = { args: { outcome: "missing" } };

/** The error stands beside the field alone, whose focus announces it. */
export const AnnouncesTheMissingTimeOnce: Story = {
  tags: ["!sheet"],
  args: { outcome: "missing" },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText("Another time");
    await expect(canvas.getAllByText("Please choose a time first.")).toHaveLength(1);
    await expect(select).toHaveFocus();
    await expect(select).toHaveAccessibleDescription(/^Please choose a time first\./);
  },
};

/** Nothing is sent without a time. */
export const SaysThatTheTimeIsMissing: Story = {
  tags: ["!sheet"],
  play: (context) =>
    expectFieldErrors(context, "Move the appointment", [["Another time", "Please choose a time first."]]),
};

const sentAnswers: (string | null | undefined)[] = [];

/** Without a connection nothing is sent, and the choice stays; each attempt says so. With one, the form is sent. */
export const KeepsTheChoiceWithoutConnection: Story = {
  tags: ["!sheet"],
  beforeEach: ({ canvasElement }) => {
    sentAnswers.length = 0;
    return handleSubmits(canvasElement, ({ submitter }) => sentAnswers.push(submitter?.getAttribute("value")));
  },
  play: async ({ canvas, userEvent }) => {
    const online = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
    const select = canvas.getByLabelText("Another time");
    await userEvent.selectOptions(select, "2026-11-24T11:00:00+01:00");
    const move = canvas.getByRole("button", { name: "Move the appointment" });
    for (const attempt of [1, 2]) {
      await userEvent.click(move);
      const alert = await canvas.findByRole("alert");
      await expect(alert, `attempt ${attempt}`).toHaveFocus();
      await expect(alert).toHaveTextContent("You are offline, so nothing was sent.");
    }
    await expect(select).toHaveValue("2026-11-24T11:00:00+01:00");
    await expect(sentAnswers).toEqual([]);
    online.mockReturnValue(true);
    await userEvent.click(move);
    await expect(sentAnswers).toEqual(["move"]);
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
  },
};

export const ShopAway: Story = { args: { outcome: "failed" } };

/** Every time of the next days is taken: the appointment stays, and can be cancelled. */
export const NoFreeTime: Story = { args: { days: repairDays.map((day) => ({ ...day, slots: [] })) } };

export const TooLate: Story = {
  args: { changes: { canMove: false, canCancel: false }, outcome: "tooLate" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please call us: +49 30 23125 014.");
    await expect(canvas.getByRole("link", { name: "+49 30 23125 014" })).toHaveAttribute("href", "tel:+493023125014");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Cancelled: Story = {
  args: { changes: { canMove: false, canCancel: false }, outcome: "cancelled" },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
