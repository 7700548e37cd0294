import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageTitle } from "./PageTitle.tsx";

const meta = { title: "Primitives/PageTitle", component: PageTitle, args: { children: "Categories" } } satisfies Meta<
  typeof PageTitle
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongGermanWord: Story = {
  args: { children: "Reparaturwerkstattöffnungszeiten und Geräterückgabebedingungen", lang: "de" },
};
