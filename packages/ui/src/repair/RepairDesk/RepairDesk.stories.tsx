import {
  defaultLocation,
  emptyDeskQuery,
  emptySettings,
  stringifyDeskQuery,
  quoteRepair,
  unlistedDeviceSlug,
  type DeskQuery,
} from "@rewire/domain";
import { devices, faults, repairDays } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { RepairDesk, type RepairDeskProps } from "./RepairDesk.tsx";

const hrefFor = (query: DeskQuery) => `/repair${stringifyDeskQuery(query) && `?${stringifyDeskQuery(query)}`}`;
const { screen, battery, charging, camera, speaker, water, other, unknown } = faults;
const phone = devices.nordlysN3Pro;
const monday = "2026-11-23T11:30:00+01:00";
const ofPhone = { device: phone, faults: [screen, battery, charging, camera, speaker, water, other] };

const args: RepairDeskProps = {
  query: emptyDeskQuery,
  hrefFor,
  onChange: fn(),
  devices: Object.values(devices),
  device: null,
  faults: [],
  quote: null,
  days: repairDays,
  place: defaultLocation,
  acceptsMailInRepairs: true,
  validDays: 14,
  note: "",
  onNoteChange: fn(),
  onBook: fn(),
  phone: "+49 30 23125 014",
};

const meta = { title: "Repair/RepairDesk", tags: ["sheet"], component: RepairDesk, args } satisfies Meta<
  typeof RepairDesk
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const DeviceChosen: Story = {
  tags: ["!sheet"],
  args: { ...ofPhone, query: { ...emptyDeskQuery, device: phone.slug }, quote: quoteRepair(phone, []) },
};

/** The estimate leads to what is missing: a time. */
export const FaultChosen: Story = {
  tags: ["!sheet"],
  args: {
    ...ofPhone,
    query: { ...emptyDeskQuery, device: phone.slug, faults: ["screen"] },
    quote: quoteRepair(phone, [screen]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Choose a time" })).toHaveAttribute(
      "href",
      "/repair?device=nordlys-n3-pro&fault=screen#desk-way",
    );
  },
};

export const ReadyToBook: Story = {
  tags: ["!sheet"],
  args: {
    ...ofPhone,
    query: { ...emptyDeskQuery, device: phone.slug, faults: ["screen"], slot: monday },
    quote: quoteRepair(phone, [screen]),
  },
  play: async ({ canvas, userEvent, args: { onBook } }) => {
    await expect(canvas.getByText("Ready about 12:30", { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Book Monday 11:30" }));
    await expect(onBook).toHaveBeenCalled();
  },
};

/** At six, an hour and a half of work ends after the shop has closed; the day after is a holiday. */
export const ReadyOnTheNextOpenDay: Story = {
  tags: ["!sheet"],
  args: {
    ...ReadyToBook.args,
    quote: { ...quoteRepair(phone, [screen]), minutes: 90 },
    query: { ...emptyDeskQuery, device: phone.slug, faults: ["screen"], slot: "2026-11-24T18:00:00+01:00" },
    days: repairDays.map((day) =>
      day.date === "2026-11-24" ? { ...day, slots: [{ start: "2026-11-24T18:00:00+01:00", free: 1 }] } : day,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ready on Thursday, November 26", { exact: false })).toBeVisible();
    await expect(canvas.queryByText(/Ready about/)).not.toBeInTheDocument();
  },
};

export const WithAChoiceOfParts: Story = { tags: ["!sheet"], args: { ...ReadyToBook.args, hasPartsChoice: true } };

export const ByMail: Story = {
  args: {
    ...ofPhone,
    query: { ...emptyDeskQuery, device: phone.slug, faults: ["screen"], way: "mailIn" },
    quote: quoteRepair(phone, [screen]),
  },
};

export const Booking: Story = {
  tags: ["!sheet", "visual", "one-width"],
  args: { ...ReadyToBook.args, isBooking: true },
};

export const BookingFailed: Story = { args: { ...ReadyToBook.args, failure: "Something went wrong." } };

/** Two wanted the last place; the other one got it. */
export const TimeTaken: Story = { tags: ["!sheet"], args: { ...FaultChosen.args, isSlotTaken: true } };

/** Every place is taken, or the shop is closed for two weeks. */
export const NoSlots: Story = { args: { ...FaultChosen.args, days: repairDays.map((day) => ({ ...day, slots: [] })) } };

/** Before a shop whose owner has set nothing: no mail, no times, and nobody to call or to write to. */
export const NothingSet: Story = {
  tags: ["!sheet"],
  args: {
    ...FaultChosen.args,
    acceptsMailInRepairs: false,
    phone: "",
    quoteHref: "",
    days: repairDays.map((day) => ({ ...day, slots: [] })),
  },
  decorators: [
    (Story) => (
      <SettingsProvider value={emptySettings.shop}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/mail it in/i)).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("a[href^='tel:'], a[href^='mailto:'], a[href='']")).toBeNull();
  },
};

/** A device that the desk does not list is described in words. */
export const DeviceUnknown: Story = {
  tags: ["!sheet", "visual", "one-width"],
  args: {
    query: { ...emptyDeskQuery, device: unlistedDeviceSlug, faults: ["other"], slot: monday },
    faults: [other],
    quote: quoteRepair({ ...phone, slug: unlistedDeviceSlug, newPrice: null }, [other]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Describe the device" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Which device is it, and what is wrong?" })).toBeVisible();
  },
};

/** Nothing listed fits: the customer describes it, and the workshop writes a price after a check. */
export const FaultUnknown: Story = {
  args: {
    ...ofPhone,
    query: { ...emptyDeskQuery, device: phone.slug, faults: ["other"], slot: monday },
    quote: quoteRepair(phone, [other]),
  },
  play: async ({ canvas, userEvent, args: { onNoteChange } }) => {
    await expect(canvas.getByRole("link", { name: "Describe the fault" })).toHaveAttribute(
      "href",
      expect.stringContaining("#desk-fault"),
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "What is wrong with it?" }), "x");
    await expect(onNoteChange).toHaveBeenCalledWith("x");
  },
};

/** A fault that another shop has no price for is asked about by e-mail: there is nothing to book yet. */
export const PriceOnRequest: Story = {
  args: {
    device: phone,
    faults: [unknown],
    query: { ...emptyDeskQuery, device: phone.slug, faults: [unknown.slug] },
    quote: quoteRepair(phone, [unknown]),
    note: "It hums.",
    quoteHref: "mailto:repair@example.test?subject=Price",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Ask for a price by e-mail" })).toHaveAttribute(
      "href",
      expect.stringContaining("mailto:"),
    );
    await expect(canvas.queryByRole("button", { name: /^Book/ })).toBeNull();
  },
};

/** One visitor keeps a few times at once, so that nobody blocks the counter. */
export const HoldsTooManyTimes: Story = {
  tags: ["!sheet"],
  args: {
    ...ReadyToBook.args,
    failure:
      "You are holding several times already. Please finish one of those bookings first, or try again in half an hour.",
  },
};

/** Another shop takes nothing by post. */
export const CounterOnly: Story = { tags: ["!sheet"], args: { ...FaultChosen.args, acceptsMailInRepairs: false } };

export const InGermanOnASmallPhone: Story = {
  tags: ["!sheet"],
  args: { ...ReadyToBook.args },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async () => {},
};

export const IsUsedWithTheKeyboard: Story = {
  tags: ["!sheet"],
  args: { query: { ...emptyDeskQuery, search: { ...emptyDeskQuery.search, search: "n3 pro" } } },
  render: function Desk(props) {
    const [query, setQuery] = useState(props.query);
    const device = query.device === phone.slug ? phone : null;
    const chosen = device ? ofPhone.faults.filter(({ slug }) => query.faults.includes(slug)) : [];
    return (
      <RepairDesk
        {...props}
        query={query}
        onChange={setQuery}
        device={device}
        faults={device ? ofPhone.faults : []}
        quote={device && quoteRepair(device, chosen)}
      />
    );
  },
  play: async ({ canvas, userEvent, args: { onBook } }) => {
    canvas.getByRole("link", { name: /Nordlys N3 Pro/ }).focus();
    await userEvent.keyboard("{Enter}");
    (await canvas.findByRole("checkbox", { name: /Cracked or black screen/ })).focus();
    await userEvent.keyboard(" ");
    (await canvas.findByRole("radio", { name: "10:00" })).focus();
    await userEvent.keyboard(" ");
    (await canvas.findByRole("button", { name: "Book Monday 10:00" })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(onBook).toHaveBeenCalled();
  },
};
