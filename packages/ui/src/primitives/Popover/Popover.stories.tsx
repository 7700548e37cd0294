import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Link } from "../Link/Link.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "Primitives/Popover",
  tags: ["sheet", "one-width"],
  component: Popover,
  args: {
    trigger: (
      <Button variant="line" icon="help">
        Where is my IMEI?
      </Button>
    ),
    title: "Fifteen digits",
    children: (
      <p>
        Dial *#06#, or look into the settings under About. <Link href="#more">More about it</Link>
      </p>
    ),
  },
  parameters: { docs: { story: { inline: false, height: "260px" } } },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ["!sheet", "visual", "one-width"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Where is my IMEI?" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Fifteen digits" })).toBeVisible());
  },
};

export const LongGermanWords: Story = {
  args: {
    title: "Gewährleistungsunterlagenaufbewahrungspflicht",
    children: "Reparaturwerkstattauftragsbestätigungsnummern stehen oben rechts.",
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    // The panel is placed before it gets the focus.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const { top, left, right } = dialog.getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The focus goes in, Tab walks through it, Escape closes it and the focus comes back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Where is my IMEI?" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const popover = await screen.findByRole("dialog", { name: "Fifteen digits" });
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A little more about the field beside it, for those who ask. */
export const WhereToLook: Story = { ...Open, tags: ["do", "!sheet", "!autodocs"] };

/** A cost that only those learn who press the question mark: it belongs beside the price. */
export const AHiddenCost: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    trigger: (
      <Button variant="line" icon="help">
        About the price
      </Button>
    ),
    title: "Inspection fee",
    children: <p>Looking into the device costs €29, which is not paid back.</p>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "About the price" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Inspection fee" })).toBeVisible());
  },
};
