import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ContentText } from "./ContentText.tsx";

const meta = {
  title: "Content/ContentText",
  tags: ["sheet", "one-width"],
  component: ContentText,
  args: {
    note: null,
    language: null,
    content: {
      safeHtml:
        '<p>What delivery costs depends on where it goes.</p><h2>Payment</h2><ul><li>Bank transfer</li><li>Cash on delivery</li></ul><table><thead><tr><th scope="col">Destination</th><th scope="col">Delivery</th></tr></thead><tbody><tr><td>Germany</td><td>€5.89</td></tr></tbody></table>',
    },
  },
} satisfies Meta<typeof ContentText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shipping: Story = {};

/** The owner has made the page and not written it yet. */
export const Empty: Story = {
  args: { content: { safeHtml: "" }, note: "There is nothing on this page yet." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nothing on this page yet/)).toBeVisible();
  },
};

/** The text is read out in its own language, the note in the reader's. */
export const InAnotherLanguage: Story = {
  args: {
    content: { safeHtml: "<p>Es gilt deutsches Recht.</p>" },
    note: "This text is available in German only.",
    language: "de",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This text is available in German only.")).toBeVisible();
    await expect(canvas.getByText("Es gilt deutsches Recht.").closest("[lang]")).toHaveAttribute("lang", "de");
  },
};

/** The note says what readers have to know about the text. */
export const NoteOnTheText: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: {
    content: { safeHtml: "<p>Es gilt deutsches Recht.</p>" },
    note: "This text is available in German only.",
    language: "de",
  },
};

/** News of the shop in the place for what is wrong with a text: the third time nobody reads it. */
export const NoteOnTheShop: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { content: { safeHtml: "<p>German law applies.</p>" }, note: "This week: 10 % off all cables!" },
};
