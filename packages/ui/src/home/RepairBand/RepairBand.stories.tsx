import { emptySettings } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { RepairBand } from "./RepairBand.tsx";

const meta = {
  title: "Home/RepairBand",
  component: RepairBand,
  tags: ["sheet"],
  parameters: { layout: "fullscreen" },
  args: {
    scenePicture: {
      url: "/pictures/toolkit-repair-grey-open.webp",
      alt: "An open repair toolkit with screwdrivers, tweezers and bits.",
    },
    repairHref: "/repair",
  },
} satisfies Meta<typeof RepairBand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithScene: Story = {};

export const WithoutScene: Story = { args: { scenePicture: null } };

/** Four steps without what each would promise. */
export const NothingSet: Story = {
  args: { scenePicture: null },
  decorators: [
    (Story) => (
      <SettingsProvider value={emptySettings.shop}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.queryByText(/warranty|mail|parcel|fixed/i)).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { tags: ["!sheet"], globals: { viewport: { value: "w390" } } };

export const InGerman: Story = { tags: ["!sheet"], globals: { locale: "de_DE" } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /.+/ })).toHaveFocus();
  },
};
