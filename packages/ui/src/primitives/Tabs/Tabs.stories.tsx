import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Primitives/Tabs",
  tags: ["sheet"],
  component: Tabs,
  args: {
    label: "How it reaches us",
    onChange: fn(),
    tabs: [
      { id: "counter", label: "Counter", panel: <p>Kabelstrasse 12, while you wait.</p> },
      { id: "mail", label: "Mail", count: 3, panel: <p>We send you a box.</p> },
      { id: "courier", label: "Courier", isDisabled: true, panel: <p>Not in your town yet.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstIsOpen: Story = {};

export const OpenedFromOutside: Story = {
  args: { currentId: "mail" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We send you a box.")).toBeVisible();
  },
};

export const UnderThePointer: Story = {
  tags: ["sheet"],
  play: ({ canvas }) => canvas.getAllByRole("tab")[1]?.setAttribute("data-hover", ""),
};

export const LongGermanWords: Story = {
  args: {
    tabs: [
      { id: "a", label: "Reparaturwerkstattaufträge", panel: "Text" },
      { id: "b", label: "Rechnungsadressverwaltung", panel: "Text" },
    ],
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** Arrow keys move and open; what is disabled is passed over. */
export const MovesWithTheArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Counter" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Mail 3" })).toHaveFocus());
    await expect(await canvas.findByText("We send you a box.")).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith("mail");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Counter" })).toHaveFocus());
  },
};

/** The next view lies to the left. */
export const ArrowsFromRightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Counter" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Mail 3" })).toHaveFocus());
    await expect(await canvas.findByText("We send you a box.")).toBeVisible();
  },
};

/** Views of one thing, of which people need one. */
export const Views: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Steps in an order: a Stepper says how far it is. */
export const Steps: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    label: "Checkout",
    tabs: [
      { id: "one", label: "1. Address", panel: <p>Where does it go?</p> },
      { id: "two", label: "2. Payment", panel: <p>How do you pay?</p> },
    ],
  },
};
