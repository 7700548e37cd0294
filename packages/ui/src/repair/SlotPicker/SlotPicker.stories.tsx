import { repairDays } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { SlotPicker, type SlotPickerProps } from "./SlotPicker.tsx";

const args: SlotPickerProps = {
  handoverMethod: "walkIn",
  handoverMethodHref: (way) => `/repair?way=${way}`,
  onHandoverMethodChange: fn(),
  days: repairDays,
  day: null,
  dayHref: (date) => `/repair?day=${date}`,
  onDayChange: fn(),
  slot: null,
  slotHref: (date) => `/repair?device=nordlys-n3-pro&day=${date}`,
  onSlotChange: fn(),
  timeZone: "Europe/Berlin",
};

const meta = { title: "Repair/SlotPicker", tags: ["sheet"], component: SlotPicker, args } satisfies Meta<
  typeof SlotPicker
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first free day is shown; times are the shop's, wherever the reader is. */
export const FirstFreeDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Monday, November 23/ })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("radio", { name: "10:00" })).toBeEnabled();
    await expect(canvas.getByText(/Central European/)).toBeVisible();
  },
};

export const Chosen: Story = { args: { slot: "2026-11-23T11:30:00+01:00" } };

export const OnAHoliday: Story = {
  args: { day: "2026-11-25" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "The shop is closed on Wednesday, November 25: Buß- und Bettag.",
    );
    await expect(canvas.getByRole("link", { name: "Next free: Thursday, November 26" })).toBeVisible();
  },
};

export const OnADayOff: Story = { args: { day: "2026-11-22" } };

export const OnAFullDay: Story = { args: { day: "2026-11-21" } };

export const NothingFree: Story = { args: { days: repairDays.slice(0, 2) } };

/** Two people wanted the last slot. */
export const TakenMeanwhile: Story = { args: { isSlotTaken: true } };

export const ByMail: Story = { args: { handoverMethod: "mailIn" } };

export const InGermanOnASmallPhone: Story = {
  args: { day: "2026-11-25" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** On a phone the days scroll sideways, to the selected one. */
export const ALaterDayOnAPhone: Story = {
  args: { day: "2026-11-26" },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list", { name: "Day" });
    const link = canvas.getByRole("link", { name: /^Thursday, November 26/ });
    // A row without a layout yet, as while Storybook shows its canvas, scrolls when it has one.
    await waitFor(() => {
      const [days, day] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
      return expect(day.left >= days.left && day.right <= days.right).toBe(true);
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** A row that was hidden at first, as in a closed panel, scrolls to its day once it is seen; the page stays. */
export const SeenLater: Story = {
  args: { day: "2026-11-26" },
  globals: { viewport: { value: "w390" } },
  tags: ["!sheet"],
  render: (props) => (
    <details>
      <summary>Choose a time</summary>
      <SlotPicker {...props} />
      <div style={{ height: "150vh" }} />
    </details>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Choose a time"));
    const days = canvas.getByRole("list", { name: "Day" }).getBoundingClientRect();
    const day = canvas.getByRole("link", { name: /^Thursday, November 26/ });
    await waitFor(() => expect(day.getBoundingClientRect().right).toBeLessThanOrEqual(days.right));
    await expect(day.getBoundingClientRect().left).toBeGreaterThanOrEqual(days.left);
    await expect([window.scrollX, window.scrollY]).toEqual([0, 0]);
  },
};

/** Whoever has scrolled on stays there when the row becomes higher, as with larger text; a narrower row goes to its day. */
export const ScrolledOn: Story = {
  args: { day: "2026-11-26" },
  globals: { viewport: { value: "w320" } },
  tags: ["!sheet"],
  render: (props) => (
    <div data-testid="column">
      <SlotPicker {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list", { name: "Day" });
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await waitForSizes(row);
    row.scrollLeft = 0;
    row.style.height = "120px";
    await waitForSizes(row);
    await expect(row.scrollLeft).toBe(0);
    canvas.getByTestId("column").style.width = "260px";
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
  },
};

/** Resolves after the observers of an element have heard of its size, which they do after the frame's own functions. */
const waitForSizes = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    });
    observer.observe(element);
  });

/** Days and ways are links, times a form that keeps what has been said. */
export const WithoutJavaScript: Story = {
  args: {
    onDayChange: undefined,
    onSlotChange: undefined,
    onHandoverMethodChange: undefined,
    slot: "2026-11-23T11:30:00+01:00",
  },
  play: async ({ canvas }) => {
    const { form } = canvas.getByRole<HTMLInputElement>("radio", { name: "11:30" });
    await expect(form && [...new FormData(form)]).toEqual([
      ["device", "nordlys-n3-pro"],
      ["day", "2026-11-23"],
      ["slot", "2026-11-23T11:30:00+01:00"],
    ]);
    await expect(canvas.getByRole("link", { name: "Mail it in" })).toHaveAttribute("href", "/repair?way=mailIn");
  },
};

function Choosing(props: SlotPickerProps) {
  const [way, setWay] = useState(props.handoverMethod);
  const [day, setDay] = useState(props.day);
  const [slot, setSlot] = useState(props.slot);
  return (
    <SlotPicker
      {...props}
      handoverMethod={way}
      onHandoverMethodChange={setWay}
      day={day}
      onDayChange={setDay}
      slot={slot}
      onSlotChange={(start) => {
        setSlot(start);
        props.onSlotChange?.(start);
      }}
    />
  );
}

/** A taken time can be reached, says so, and cannot be chosen. */
export const IsUsedWithTheKeyboard: Story = {
  tags: ["!sheet"],
  render: (props) => <Choosing {...props} />,
  play: async ({ canvas, userEvent, args: { onSlotChange } }) => {
    canvas.getByRole("link", { name: /^Thursday, November 26/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("radiogroup", { name: "Times on Thursday, November 26" })).toBeVisible();
    canvas.getByRole("link", { name: /^Monday, November 23/ }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("radio", { name: /10:30/ }));
    await expect(onSlotChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", { name: "11:00" }));
    await expect(onSlotChange).toHaveBeenLastCalledWith("2026-11-23T11:00:00+01:00");
    canvas.getByRole("link", { name: "Mail it in" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(/You get a label to print/)).toBeVisible();
  },
};
