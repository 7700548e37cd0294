import { customers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AddressText } from "./AddressText.tsx";

const meta = {
  title: "Checkout/AddressText",
  tags: ["sheet", "one-width"],
  component: AddressText,
  args: { address: customers.anneliese },
} satisfies Meta<typeof AddressText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAParcel: Story = {};

export const WithSecondLine: Story = { args: { address: { ...customers.ines, company: "Oficina Moreira" } } };

/** Where the post reads a state, it stands in the address: as a code or by its name. */
export const WithAState: Story = {
  tags: ["!sheet"],
  args: { address: { ...customers.anneliese, city: "Springfield", postcode: "62704", state: "IL", country: "US" } },
  render: (args) => (
    <>
      <p>
        <AddressText {...args} />
      </p>
      <p>
        <AddressText
          address={{ ...args.address, city: "Dos Hermanas", postcode: "41700", state: "SE", country: "ES" }}
          states={[{ code: "SE", name: "Sevilla" }]}
        />
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Springfield, IL 62704, United States$/)).toBeVisible();
    await expect(canvas.getByText(/41700 Dos HermanasSevilla, Spain$/)).toBeVisible();
  },
};

export const OnOneLine: Story = {
  args: { isInline: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Anneliese Oberhuber-Schönfelder, Donaudampfschifffahrtsstraße 118, 10999 Berlin, Germany"),
    ).toBeVisible();
  },
};

/** Line by line, as it stands on the parcel. */
export const LineByLine: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** In a narrow card one line breaks anywhere: where the street begins has to be searched for. */
export const OneLineInACard: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: (args) => (
    <div style={{ width: 190 }}>
      <AddressText {...args} isInline />
    </div>
  ),
};
