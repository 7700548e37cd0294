import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Accordion } from "./Accordion.tsx";

const meta = {
  title: "Primitives/Accordion",
  tags: ["sheet"],
  component: Accordion,
  args: {
    items: [
      {
        id: "price",
        title: "What does a look at my device cost?",
        content: "Nothing. Fixed price before we start. No fix, no fee.",
      },
      {
        id: "data",
        title: "What happens to my data?",
        content: "We do not need your code. Make a copy first, if you can.",
      },
      { id: "time", title: "How long does it take?", content: "A screen takes an hour, a battery 40 minutes." },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OneOpen: Story = {
  args: {
    items: [
      { id: "price", title: "What does a look at my device cost?", content: "Nothing.", isOpen: true },
      { id: "data", title: "What happens to my data?", content: "We do not need your code." },
    ],
  },
};

export const LongGermanWords: Story = {
  args: {
    items: [
      {
        id: "a",
        title: "Gewährleistungsansprüche nach Bildschirmaustauschreparaturen",
        content: "Zwölf Monate auf Ersatzteil und Arbeit.",
        isOpen: true,
      },
    ],
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** Each row is one stop of the Tab key; pressing it is the browser's business, which a simulated key does not reach. */
export const IsReachedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent("What does a look at my device cost?");
    await userEvent.click(document.activeElement ?? document.body);
    await expect(canvas.getByText(/No fix, no fee/)).toBeVisible();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent("What happens to my data?");
    await userEvent.click(document.activeElement ?? document.body);
    await expect(canvas.getByText(/do not need your code/)).toBeVisible();
    await expect(canvas.getByText(/No fix, no fee/)).toBeVisible();
  },
};

export const OneAtATime: Story = {
  tags: ["!sheet"],
  args: { isExclusive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("What happens to my data?"));
    await userEvent.click(canvas.getByText("How long does it take?"));
    await expect(canvas.getByText(/40 minutes/)).toBeVisible();
    await expect(canvas.getByText(/do not need your code/)).not.toBeVisible();
  },
};

/** Few need all of it, and each title says what is inside. */
export const QuestionsOfAFew: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** What everybody must read before deciding is hidden. */
export const HidesThePrice: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { items: [{ id: "cost", title: "Details", content: "€149.00, 60 minutes, only with an appointment." }] },
};
