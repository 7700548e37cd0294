import { emptyTradeInFields, emptyTradeInQuery, estimateTradeIn, tradeInQuestions } from "@rewire/domain";
import { devices, faults, repairDays } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { TradeInScreen } from "./TradeInScreen.tsx";
import type { TradeInView } from "./TradeInView.ts";

const euros = (units: number) => ({ minor: units * 100, currency: "EUR" });
const empty: TradeInView = {
  query: emptyTradeInQuery,
  device: null,
  isUnlisted: false,
  storages: [],
  storage: null,
  questions: tradeInQuestions,
  problems: [],
  estimate: null,
  devices: Object.values(devices),
  days: [],
  formId: "form",
  values: emptyTradeInFields,
  result: null,
};
const chosen: TradeInView = {
  ...empty,
  query: { ...emptyTradeInQuery, device: "nordlys-n3" },
  device: devices.nordlysN3,
  devices: [],
  storages: ["128 GB", "256 GB"],
  storage: "128 GB",
};
const base = { storage: "128 GB", from: euros(180), to: euros(210) };
const estimated: TradeInView = {
  ...chosen,
  query: {
    ...chosen.query,
    storage: "128 GB",
    answers: { power: true, screen: false, battery: true, water: true, lock: true },
  },
  problems: ["screen"],
  estimate: estimateTradeIn(base, ["screen"], Object.values(faults)),
  days: repairDays,
};

const meta = {
  ...inTheApp,
  title: "Screens/TradeIn",
  parameters: { ...inTheApp.parameters, app: { at: "/trade-in" } },
  component: TradeInScreen,
  args: { view: empty },
} satisfies Meta<typeof TradeInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The booking carries the choices along, and the random text of its form. */
export const Estimated: Story = {
  args: { view: estimated },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("row", { name: "We pay €31 to €61" })).toBeVisible();
    const { form } = canvas.getByRole<HTMLButtonElement>("button", { name: "Book the appointment" });
    const fields = form ? Object.fromEntries(new FormData(form)) : {};
    await expect(fields).toMatchObject({ device: "nordlys-n3", storage: "128 GB", screen: "no", form: "form" });
  },
};

export const NothingChosen: Story = {
  tags: ["fit"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "What is my old device worth?" })).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "My device is not here" })).toHaveAttribute(
      "href",
      "/trade-in?device=other",
    );
    await expect(canvas.getByText("Tell us what it is, and we estimate it at the counter.")).toBeVisible();
  },
};

export const DeviceChosen: Story = {
  tags: ["fit"],
  args: { view: chosen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Show the estimate" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Book the appointment" })).not.toBeInTheDocument();
  },
};

export const WorthNothing: Story = {
  tags: ["fit"],
  args: {
    view: {
      ...estimated,
      estimate: estimateTradeIn({ ...base, from: euros(20), to: euros(90) }, ["screen"], Object.values(faults)),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "See what a repair costs" })).toHaveAttribute(
      "href",
      "/repair?device=nordlys-n3",
    );
  },
};

/** Nobody knows the model: it is estimated at the counter, and booked all the same. */
export const UnlistedDevice: Story = {
  tags: ["fit"],
  args: {
    view: {
      ...empty,
      query: { ...estimated.query, device: "other", storage: null },
      isUnlisted: true,
      devices: [],
      estimate: { kind: "counter" },
      days: repairDays,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Which device is it?" })).toBeVisible();
  },
};

/** Refused without JavaScript: what was entered is still there. */
export const BookingRefused: Story = {
  tags: ["fit"],
  args: {
    view: {
      ...estimated,
      values: { ...emptyTradeInFields, name: "Maria", email: "maria" },
      result: { kind: "invalid", issues: { email: "email", slot: "missing" } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toHaveValue("Maria");
  },
};

export const NotStored: Story = { args: { view: { ...estimated, result: { kind: "unavailable" } } } };

export const InGerman: Story = { tags: ["no-picture"], args: { view: estimated }, globals: { locale: "de_DE" } };

export const RightToLeft: Story = { tags: ["no-picture"], args: { view: estimated }, globals: { direction: "rtl" } };
