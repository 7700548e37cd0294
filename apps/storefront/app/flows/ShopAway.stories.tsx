import type { DemoShop } from "@rewire/demo-shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";

// Pages that cannot be read, each at its own address with its real loader: what they say, and that one press shows the
// page once the shop is back. Their look is that of Screens/Error.
const meta = {
  ...inTheWholeShop,
  title: "Flows/Shop away",
  parameters: { ...inTheWholeShop.parameters, scenario: "status503json" },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Story of a page that the shop does not let us read at first. @param heading Its first heading, once it is read. */
const awayAt = (at: string, heading: string | RegExp): Story => ({
  parameters: { at },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Error 503" })).toBeVisible();
    await expect(canvas.getByText("The shop cannot be reached right now.")).toBeVisible();
    await expect(canvas.getByText("Nothing you did is lost. Please try again in a moment.")).toBeVisible();
    (loaded["shop"] as DemoShop).setScenario();
    // After trouble the gateway leaves the shop alone for a second.
    await waitFor(
      async () => {
        const retry = canvas.queryByRole("button", { name: "Try again" });
        if (retry) await userEvent.click(retry);
        await expect(canvas.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      },
      { interval: 500 },
    );
  },
});

/** What every page shows meanwhile. */
export const StillAway: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Error 503" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Home: Story = awayAt("", /Buy it well/);

export const Categories: Story = awayAt("/categories", "Categories");

export const Product: Story = awayAt("/product/hearth-hub", "Hearth Hub");

export const Comparison: Story = awayAt("/compare?products=nordlys-n3-pro,tern-mini", "Compare 2 products");

export const RepairDesk: Story = awayAt("/repair", "Repair desk");
