import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeader } from "../../patterns/SectionHeader/SectionHeader.tsx";
import { PageTitle } from "./PageTitle.tsx";

const meta = {
  title: "Primitives/PageTitle",
  component: PageTitle,
  tags: ["sheet"],
  args: { children: "Categories" },
} satisfies Meta<typeof PageTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongGermanWord: Story = {
  args: { children: "Reparaturwerkstattöffnungszeiten und Geräterückgabebedingungen", lang: "de" },
};

/** One heading for the page, SectionHeader for its sections. */
export const OneForThePage: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: (args) => (
    <>
      <PageTitle {...args} />
      <SectionHeader title="Phones and tablets" />
    </>
  ),
};

/** Two first headings: neither eye nor screen reader learns what the page is about. */
export const TwoOnAPage: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: (args) => (
    <>
      <PageTitle {...args} />
      <PageTitle>Phones and tablets</PageTitle>
    </>
  ),
};
