import type { ProductAttribute } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SpecTable } from "./SpecTable.tsx";

const { attributes, dimensions } = productDetails.nordlysN3Pro;

const meta = {
  title: "Product/SpecTable",
  tags: ["sheet"],
  component: SpecTable,
  args: { attributes, dimensions },
} satisfies Meta<typeof SpecTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const OnlyMeasures: Story = { args: { attributes: [] } };

export const Nothing: Story = {
  tags: ["!sheet"],
  args: { attributes: [], dimensions: { weight: "", length: "", width: "", height: "" } },
};

const many: readonly ProductAttribute[] = Array.from({ length: 14 }, (_, index) => ({
  name: `value-${index}`,
  label: `Ladeanschlusseigenschaft ${index + 1}`,
  isChoice: false,
  options: [
    { value: "usb-c", label: "USB-C" },
    { value: "wireless", label: "Wireless" },
  ],
}));

/** The rest is unfolded by the browser itself, before any script has loaded. */
export const ManyValues: Story = {
  tags: ["sheet"],
  args: { attributes: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const more = canvas.getByText("All 16 values");
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(canvas.getByText("Ladeanschlusseigenschaft 14")).toBeVisible();
  },
};

export const InGermanOnAPhone: Story = {
  args: { attributes: many },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** Names and values that can be read in a row. */
export const NamesAndValues: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Sentences in cells: they are read as text, so they belong in the description. */
export const SentencesAsValues: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    attributes: [
      {
        name: "sound",
        label: "Sound",
        isChoice: false,
        options: [
          {
            value: "sound",
            label:
              "You will love how it sounds, whether you are on the train, at your desk or in the kitchen, because we have tuned each of its two speakers by ear.",
          },
        ],
      },
    ],
  },
};
