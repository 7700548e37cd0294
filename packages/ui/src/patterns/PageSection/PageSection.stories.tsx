import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageSection } from "./PageSection.tsx";

const meta = {
  title: "Catalog/PageSection",
  component: PageSection,
  parameters: { layout: "fullscreen" },
  args: { children: "A band of the page" },
} satisfies Meta<typeof PageSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Filled: Story = { args: { tone: "fill" } };
