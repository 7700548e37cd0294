import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";

const meta = { ...inTheWholeShop, title: "Flows/Repair", parameters: { ...inTheWholeShop.parameters, at: "/repair" } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** From a broken phone to checkout in five decisions: family, brand and model, fault, time, book. */
export const AScreenIsBooked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Phone" }));
    await userEvent.click(await canvas.findByRole("link", { name: "Nordlys" }));
    await userEvent.click(await canvas.findByRole("link", { name: "Nordlys N3 Pro" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Cracked or black screen/ }));
    await expect(await canvas.findByText("Your estimate")).toBeVisible();
    const free = (await canvas.findAllByRole<HTMLInputElement>("radio")).find((radio) => radio.name !== "" && radio.getAttribute("aria-disabled") === null);
    await userEvent.click(free as HTMLElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Book / }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Checkout" }, { timeout: 15_000 })).toBeVisible();
    await expect(canvas.getAllByText(/Nordlys N3 Pro screen repair/).length).toBeGreaterThan(0);
  },
};

/** A compatible part costs less; the choice is in the address. */
export const PartsAreChosen: Story = {
  parameters: { at: "/repair?device=nordlys-n3-pro&fault=screen" },
  play: async ({ canvas, userEvent }) => {
    const estimate = within((await canvas.findByRole("heading", { name: "Your estimate" })).closest("aside") as HTMLElement);
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
