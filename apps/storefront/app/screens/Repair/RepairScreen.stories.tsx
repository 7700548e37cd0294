import { emptyDeskQuery, quoteRepair } from "@rewire/domain";
import { devices, faults, repairDays, repairMenus } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { showcaseOf, showcasePlace, storeChoices } from "../../testing/showcase/showcaseOf.ts";
import { RepairScreen } from "./RepairScreen.tsx";

const { screen, battery, water, other } = faults;
const phone = devices.nordlysN3Pro;
const bookable = [screen, battery, water, other].map((fault, index) => ({
  ...fault,
  product: { id: 900 + index, slug: `repair-${fault.slug}` },
  hasPartsChoice: fault === screen,
}));

const meta = {
  ...inTheApp,
  title: "Screens/Repair",
  parameters: { ...inTheApp.parameters, app: { at: "/repair" } },
  component: RepairScreen,
  args: {
    query: emptyDeskQuery,
    devices: Object.values(devices),
    device: null,
    faults: [],
    quote: null,
    days: repairDays,
    menus: repairMenus,
  },
} satisfies Meta<typeof RepairScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  tags: ["fit", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("searchbox", { name: "Which model is it?" })).toBeVisible();
  },
};

export const FaultChosen: Story = {
  tags: ["fit"],
  args: {
    device: phone,
    faults: bookable,
    query: { ...emptyDeskQuery, device: phone.slug, faults: ["screen"] },
    quote: quoteRepair(phone, [screen]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your estimate")).toBeVisible();
  },
};

/** Eight faults of a phone, one of them and a time chosen: it can be booked. */
export const Showcase: Story = {
  parameters: { app: { place: showcasePlace } },
  beforeEach: storeChoices,
  render: (args, context) => {
    const { device, faults: all, repairMenus: menus } = showcaseOf(context);
    const faults = all.map((fault, index) => ({
      ...fault,
      product: { id: 900 + index, slug: `repair-${fault.slug}` },
      hasPartsChoice: false,
    }));
    return (
      <RepairScreen
        {...args}
        {...{ device, menus }}
        faults={faults}
        query={{ ...emptyDeskQuery, device: device.slug, faults: ["screen"], slot: "2026-11-23T11:30:00+01:00" }}
        quote={quoteRepair(device, all.slice(0, 1))}
      />
    );
  },
};

/** Before a shop whose owner has set nothing: prices, but no time, no way by mail, and nobody's phone or e-mail. */
export const NothingSet: Story = {
  args: { ...FaultChosen.args, days: repairDays.map((day) => ({ ...day, slots: [] })) },
  parameters: { app: { isUnset: true, site: { siteName: "woo.example" } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("Your estimate")).toBeVisible();
    await expect(canvas.getByText("There is no free time at the counter in these days.")).toBeVisible();
    await expect(canvas.queryByText(/no fee|mail it|call us|12 months on|while you wait/i)).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("a[href^='tel:'], a[href^='mailto:']")).toBeNull();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
