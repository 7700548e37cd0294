import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageSection } from "./PageSection.tsx";

const meta = {
  title: "Catalog/PageSection",
  component: PageSection,
  tags: ["sheet"],
  parameters: { layout: "fullscreen" },
  args: { children: "A band of the page" },
} satisfies Meta<typeof PageSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Filled: Story = { args: { tone: "fill" } };

/** One band as wide as the page. */
export const OneBand: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { tone: "fill", children: <p>Repairs while you wait, most of them in an hour.</p> },
};

/** A band inside a band: the distances to the edges are there twice. */
export const ABandInABand: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    tone: "fill",
    children: (
      <PageSection tone="fill">
        <p>Repairs while you wait, most of them in an hour.</p>
      </PageSection>
    ),
  },
};
