import type { Choice } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { VariationPicker, type VariationPickerProps } from "./VariationPicker.tsx";

const { attributes, variations } = productDetails.nordlysN3Pro;

/** Keeps the choice, as the address does in the shop. */
function Chosen({ choice: first, onChoose, ...rest }: VariationPickerProps) {
  const [choice, setChoice] = useState<Choice>(first);
  const handleChoose = (next: Choice) => {
    setChoice(next);
    onChoose(next);
  };
  return <VariationPicker {...rest} choice={choice} onChoose={handleChoose} />;
}

const meta = {
  title: "Product/VariationPicker",
  tags: ["sheet", "one-width"],
  component: VariationPicker,
  args: {
    attributes,
    variations,
    choice: {},
    onChoose: fn(),
    swatches: { pa_color: { graphite: "#3b3d42", sand: "#c9b49a", ice: "#a9bccd", forest: "#3f5148" } },
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof VariationPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const ColorChosen: Story = { args: { choice: { pa_color: "graphite" } } };

export const AllChosen: Story = { args: { choice: { pa_color: "graphite", pa_storage: "256-gb" } } };

export const WithoutSwatches: Story = { args: { swatches: {}, choice: { pa_storage: "256-gb" } } };

/** "Add to cart" was pressed before everything was chosen. */
export const AskedFor: Story = { args: { choice: { pa_color: "sand" }, missingNames: ["pa_storage"] } };

/** An option under the pointer does not read as chosen beside "Please choose". */
export const AskedForUnderThePointer: Story = {
  args: { choice: {}, missingNames: ["pa_color", "pa_storage"] },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole("radiogroup", { name: "Color" });
    await userEvent.hover(within(group).getByRole("radio", { name: "Graphite" }));
    await expect(canvas.getByRole("radiogroup", { name: "Color" })).toBeVisible();
    await expect(canvas.queryByText("Graphite", { selector: "legend b" })).not.toBeInTheDocument();
  },
};

export const AskedForInGerman: Story = {
  args: { choice: { pa_color: "sand" }, missingNames: ["pa_storage"] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const IsChosenWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Graphite" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChoose).toHaveBeenLastCalledWith({ pa_color: "graphite" });
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Desert sand" })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChoose).toHaveBeenLastCalledWith({ pa_color: "sand", pa_storage: "256-gb" });
  },
};

/** What cannot be had takes the focus, says why, and stays unchosen. */
export const SaysWhyAnOptionCannotBeHad: Story = {
  args: { choice: { pa_storage: "256-gb" } },
  play: async ({ canvas, userEvent, args }) => {
    const forest = canvas.getByRole("radio", { name: "Forest, Sold out" });
    await expect(forest).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(forest);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(forest).not.toBeChecked();
    await expect(canvas.getByText(/Forest \(Sold out\)/)).toBeVisible();
  },
};

/** Two choices that shut each other out can be taken back. */
export const CanStartAgain: Story = {
  args: { choice: { pa_color: "sand", pa_storage: "128-gb" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear choice" }));
    await expect(args.onChoose).toHaveBeenCalledWith({});
  },
};
