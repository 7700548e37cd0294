import { toPostalAddress, type ShopFailure } from "@rewire/domain";
import { customers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { AddressForm } from "../../patterns/AddressForm/AddressForm.tsx";
import { filled, InAForm, shop } from "../checkoutForStories.tsx";
import { AddressChoice } from "./AddressChoice.tsx";

const meta = {
  title: "Checkout/AddressChoice",
  component: AddressChoice,
  args: {
    field: "delivery",
    addresses: [toPostalAddress(customers.anneliese), toPostalAddress(customers.ines)],
    onCountryChange: fn(),
  },
  decorators: [
    (Story) => (
      <InAForm values={filled}>
        <Story />
      </InAForm>
    ),
  ],
} satisfies Meta<typeof AddressChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = { tags: ["visual", "one-width"] };

/** With a single address there is nothing to choose. */
export const One: Story = {
  args: { addresses: [toPostalAddress(customers.anneliese)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group")).not.toBeInTheDocument();
  },
};

export const IsChosenWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("button");
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await expect(first).toHaveAttribute("aria-pressed", "false");
    await expect(args.onCountryChange).toHaveBeenCalledWith(customers.ines.country, "delivery");
  },
};

/** The shop could not be told of the country: the former address is there again, and the reason below the buttons. */
export const TheCountryCannotBeChanged: Story = {
  tags: ["visual", "one-width"],
  args: { onCountryChange: fn(async (): Promise<ShopFailure | null> => ({ kind: "unreachable" })) },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("button");
    await userEvent.click(second as HTMLElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be changed to Portugal/);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(second).toHaveAttribute("aria-pressed", "false");
  },
};

/** Answers the pending change of the country. */
let refuse: () => void = () => undefined;
const slowRefusal = () =>
  new Promise<ShopFailure | null>((resolve) => {
    refuse = () => resolve({ kind: "unreachable" });
  });

/** What is typed while the shop answers stays when it refuses the country: country and state alone are as before. */
export const KeepsWhatIsTypedMeanwhile: Story = {
  tags: ["!sheet"],
  args: { onCountryChange: fn(slowRefusal) },
  render: (args) => (
    <>
      <AddressChoice {...args} />
      <AddressForm name="delivery" section="shipping" countries={shop.countries} states={[]} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole("button");
    await userEvent.click(second as HTMLElement);
    const company = canvas.getByRole("textbox", { name: "Company optional" });
    await userEvent.type(company, "Rua e Filhos");
    refuse();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be changed to Portugal/);
    await expect(company).toHaveValue("Rua e Filhos");
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue(customers.ines.city);
    const country = canvas.getByRole("combobox", { name: "Country" });
    await expect(country).toHaveValue(customers.anneliese.country);
    await userEvent.selectOptions(country, "France");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const FromRightToLeft: Story = { globals: { direction: "rtl" } };
