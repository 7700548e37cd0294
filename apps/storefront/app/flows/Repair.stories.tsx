import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";

const meta = {
  ...inTheWholeShop,
  title: "Flows/Repair",
  tags: ["visual"],
  parameters: { ...inTheWholeShop.parameters, at: "/repair" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** From a broken phone to checkout in five decisions: family, brand and model, fault, time, book. */
export const AScreenIsBooked: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("A brand", async () => {
      await userEvent.click(await canvas.findByRole("link", { name: "Phone" }));
      await userEvent.click(await canvas.findByRole("link", { name: "Nordlys" }));
      await expect(await canvas.findByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible();
    });

    await step("The fault and its estimate", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Nordlys N3 Pro" }));
      await userEvent.click(await canvas.findByRole("checkbox", { name: /Cracked or black screen/ }));
      await expect(await canvas.findByText("Your estimate")).toBeVisible();
    });

    await step("A time", async () => {
      const free = (await canvas.findAllByRole<HTMLInputElement>("radio")).find(
        (radio) => radio.name !== "" && radio.getAttribute("aria-disabled") === null,
      );
      await userEvent.click(free as HTMLElement);
      await expect(await canvas.findByRole("button", { name: /^Book / })).toBeVisible();
    });

    await userEvent.click(canvas.getByRole("button", { name: /^Book / }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect((await canvas.findAllByText(/Nordlys N3 Pro screen repair/)).length).toBeGreaterThan(0);
  },
};

/** A compatible part costs less; the choice is in the address. */
export const PartsAreChosen: Story = {
  parameters: { at: "/repair?device=nordlys-n3-pro&fault=screen" },
  play: async ({ canvas, userEvent }) => {
    const estimate = within(
      (await canvas.findByRole("heading", { name: "Your estimate" })).closest("aside") as HTMLElement,
    );
    await expect(estimate.getAllByText("€149.00")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Compatible parts" }));
    await expect((await estimate.findAllByText("€109.00"))[0]).toBeVisible();
  },
};

/** A link that somebody shared, with a device and a fault that are not offered any more: the desk starts anew. */
export const AnOldLink: Story = {
  parameters: { at: "/repair?device=gone&fault=screen" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("searchbox", { name: "Which model is it?" })).toBeVisible();
  },
};

/** The desk's scenarios stand in the toolbar too. Everything is taken: mail it in. */
export const NoTimesLeft: Story = {
  parameters: { at: "/repair?device=nordlys-n3-pro&fault=screen", scenario: "noSlots" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no free time at the counter in these days.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Mail it in" })).toBeVisible();
  },
};

export const ClosedOnAHoliday: Story = {
  parameters: {
    at: `/repair?device=nordlys-n3-pro&fault=screen&day=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`,
    scenario: "closedOnAHoliday",
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/The shop is closed on .*Betriebsferien/)).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: /^Next free: / }));
    await expect((await canvas.findAllByRole("radio")).length).toBeGreaterThan(0);
  },
};

/** The desk lists no such device: the customer describes it, and what is wrong is chosen already. */
export const DeviceUnknown: Story = {
  parameters: { at: "/repair", scenario: "deviceUnknown" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "My device is not here" }));
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "Which device is it, and what is wrong?" }),
      "Halden radio, no sound",
    );
    await expect(await canvas.findByRole("link", { name: "Choose a time" })).toBeVisible();
  },
};

export const ANewPriceWaits: Story = {
  parameters: { at: "/repair/status?number=5521&key=key", scenario: "quoteWaiting" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Yes, repair/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^No, give it back/ })).toBeVisible();
  },
};
