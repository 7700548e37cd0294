import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SectionHeader } from "./SectionHeader.tsx";

const meta = {
  title: "Catalog/SectionHead",
  component: SectionHeader,
  tags: ["sheet"],
  args: { title: "Popular this week", moreLink: { href: "/products", label: "All products" } },
} satisfies Meta<typeof SectionHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLink: Story = {};

export const Alone: Story = { args: { moreLink: undefined } };

export const LongWords: Story = {
  args: { title: "Reparaturwerkstattöffnungszeiten", moreLink: { href: "/", label: "Alle Öffnungszeiten ansehen" } },
  globals: { viewport: { value: "w320" }, locale: "de_DE" },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "All products" })).toHaveFocus();
  },
};

/** The link says where it leads, read alone, too. */
export const LinkThatSaysWhere: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** In a list of links, as screen readers give it, each section has the same "More". */
export const More: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { moreLink: { href: "/products", label: "More" } },
};
