import { emptyTradeInFields } from "@rewire/domain";
import { repairDays } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { TradeInBooking } from "./TradeInBooking.tsx";

const maria = {
  deviceName: "",
  name: "Maria Vogt",
  email: "maria@example.test",
  phone: "",
  slot: "2026-11-23T11:30:00+01:00",
};

const meta = {
  title: "Trade-in/TradeInBooking",
  component: TradeInBooking,
  tags: ["sheet", "one-width"],
  args: {
    action: "/trade-in",
    fields: [
      ["device", "nordlys-n3"],
      ["screen", "no"],
    ],
    isListed: true,
    days: repairDays,
    timeZone: "Europe/Berlin",
    values: emptyTradeInFields,
    result: null,
  },
} satisfies Meta<typeof TradeInBooking>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Times that are taken are not offered, the others below their day. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const { form } = canvas.getByRole<HTMLButtonElement>("button", { name: "Book the appointment" });
    await expect(form && [...new FormData(form)]).toEqual([
      ["device", "nordlys-n3"],
      ["screen", "no"],
      ["slot", ""],
      ["name", ""],
      ["email", ""],
      ["phone", ""],
    ]);
    await expect(form).toHaveAttribute("method", "post");
    const monday = within(canvas.getByRole("group", { name: "Monday, November 23" }));
    await expect(monday.queryByRole("option", { name: /^10:30/ })).not.toBeInTheDocument();
    await expect(monday.getByRole("option", { name: "11:30, Mon, Nov 23" })).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const times = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Time" });
    await expect(times).toHaveFocus();
    await userEvent.selectOptions(times, canvas.getByRole("option", { name: "11:30, Mon, Nov 23" }));
    await userEvent.tab();
    await userEvent.keyboard("Maria Vogt");
    await userEvent.tab();
    await userEvent.keyboard("maria@example.test");
    await userEvent.tab();
    await userEvent.keyboard("030 5550100");
    await userEvent.tab();
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Book the appointment" });
    await expect(button).toHaveFocus();
    const submitted = new Promise<readonly (readonly [string, FormDataEntryValue])[]>((resolve) => {
      button.form?.addEventListener("submit", (event) => {
        event.preventDefault();
        if (button.form) resolve([...new FormData(button.form)]);
      });
    });
    await userEvent.keyboard("{Enter}");
    await expect(Object.fromEntries(await submitted)).toMatchObject({
      slot: "2026-11-23T11:30:00+01:00",
      name: "Maria Vogt",
      email: "maria@example.test",
    });
  },
};

export const SaysWhatIsMissing: Story = {
  tags: ["!sheet"],
  args: { isListed: false, values: { ...emptyTradeInFields, email: "maria" } },
  play: (context) =>
    expectFieldErrors(context, "Book the appointment", [
      ["Time", "Please choose a time first."],
      ["Which device is it?", "Please fill this in."],
      ["Name", "Please fill this in."],
      ["E-mail", "Please check the e-mail address."],
    ]),
};

export const UnlistedDevice: Story = {
  tags: ["!sheet"],
  args: { isListed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Which device is it?" })).toBeRequired();
  },
};

export const Refused: Story = {
  args: {
    values: { ...maria, name: "", email: "maria", phone: "call me", slot: "" },
    result: { kind: "invalid", issues: { name: "missing", email: "email", phone: "phone", slot: "missing" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Nothing is booked yet");
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(/check the e-mail/);
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveValue("maria");
  },
};

export const TooLongAndUnlisted: Story = {
  args: { isListed: false, values: maria, result: { kind: "invalid", issues: { deviceName: "tooLong" } } },
};

/** Another customer was quicker: only the time has to be chosen again. */
export const TimeTaken: Story = {
  args: { values: { ...maria, slot: "2026-11-23T10:30:00+01:00" }, result: { kind: "taken" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Somebody was quicker");
    await expect(canvas.getByRole("combobox", { name: "Time" })).toHaveValue("");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Maria Vogt");
  },
};

export const TooManyTries: Story = {
  args: { values: maria, result: { kind: "tooMany", waitSeconds: 1800 } },
};

export const NotStored: Story = { tags: ["!sheet"], args: { values: maria, result: { kind: "unavailable" } } };

export const NothingFree: Story = {
  args: { days: repairDays.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("There is no free time at the counter in these days.")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const InGermanOnASmallPhone: Story = {
  tags: ["!sheet"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const RightToLeft: Story = { tags: ["!sheet"], globals: { direction: "rtl" } };
