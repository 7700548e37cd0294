import { createEmptyCheckout, type CheckoutValues, type ShopFailure } from "@rewire/domain";
import { germanStates } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { expect, fn, waitFor } from "storybook/test";

import { filled, InAForm, shop } from "../../checkout/checkoutForStories.tsx";
import { Checkbox } from "../../primitives/Checkbox/Checkbox.tsx";
import { AddressForm } from "./AddressForm.tsx";

const meta = {
  title: "Checkout/AddressForm",
  tags: ["sheet"],
  component: AddressForm,
  args: {
    name: "delivery",
    section: "shipping",
    countries: shop.countries,
    states: germanStates,
    onCountryChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <InAForm values={parameters["values"]}>
        <Story />
      </InAForm>
    ),
  ],
} satisfies Meta<typeof AddressForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { parameters: { values: filled } };

export const CountryWithoutStates: Story = {
  args: { states: [] },
  parameters: { values: createEmptyCheckout("PT") },
};

export const StatesNotKnownYet: Story = { args: { states: null } };

/** Nobody is asked for what their country does not have. */
export const CountryWithoutPostcodes: Story = {
  args: { states: [] },
  parameters: { values: createEmptyCheckout("AE") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Postal code optional" })).toBeVisible();
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Every field is one that the browser can fill in. */
export const KnowsTheBrowsersAutocomplete: Story = {
  play: async ({ canvas }) => {
    const names = [
      "given-name",
      "family-name",
      "organization",
      "address-line1",
      "address-line2",
      "postal-code",
      "address-level2",
    ];
    const fields = canvas.getAllByRole("textbox").map((field) => field.getAttribute("autocomplete"));
    await expect(fields).toEqual(names.map((name) => `shipping ${name}`));
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveAttribute("autocomplete", "shipping country");
    await expect(canvas.getByRole("combobox", { name: "State or region optional" })).toHaveAttribute(
      "autocomplete",
      "shipping address-level1",
    );
  },
};

/** The sentence beside the postal code follows the country. */
export const ChecksThePostcodeOfTheCountry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const postcode = canvas.getByRole("textbox", { name: "Postal code" });
    await userEvent.type(postcode, "1099");
    await userEvent.tab();
    await expect(await canvas.findByText("Five digits, for example 10999.")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country" }), "Netherlands");
    await expect(args.onCountryChange).toHaveBeenCalledWith("NL");
    await expect(await canvas.findByText("A postal code like 1012 JS.")).toBeVisible();
    await userEvent.clear(postcode);
    await userEvent.type(postcode, "1012js");
    await userEvent.tab();
    await expect(canvas.queryByText(/postal code like/)).not.toBeInTheDocument();
  },
};

/** What an old draft or the browser filled in must be one of the shop's states. */
export const RefusesAStateThatTheShopDoesNotKnow: Story = {
  parameters: {
    values: { ...filled, delivery: { ...filled.delivery, country: "US", postcode: "10001", state: "Somewhere" } },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("combobox", { name: "State or region" }).focus();
    await userEvent.tab();
    await expect(await canvas.findByText("Choose a state.")).toBeVisible();
  },
};

function WithLateStates(args: ComponentProps<typeof AddressForm>) {
  const [states, setStates] = useState<typeof args.states>(null);
  return (
    <>
      <AddressForm {...args} states={states} />
      <button type="button" onClick={() => setStates(shop.states.US)}>
        States arrive
      </button>
    </>
  );
}

/** What was typed before the states arrived selects the state, and the focus stays where it was. */
export const StatesArriveWhileTyping: Story = {
  parameters: { values: { ...filled, delivery: { ...filled.delivery, country: "US", postcode: "10001", state: "" } } },
  render: (args) => <WithLateStates {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "State or region" }), "new york");
    // A press of the button would take the focus away.
    canvas.getByRole("button", { name: "States arrive" }).click();
    const list = await canvas.findByRole("combobox", { name: "State or region" });
    await waitFor(() => expect(list).toHaveValue("NY"));
    await waitFor(() => expect(list).toHaveFocus());
  },
};

function WithStatesOfTheCountry(args: ComponentProps<typeof AddressForm>) {
  const country = useWatch<CheckoutValues, "delivery.country">({ name: "delivery.country" });
  return <AddressForm {...args} states={country === "US" ? shop.states.US : shop.states.DE} />;
}

/** Answers the pending change of the country. */
let refuse: () => void = () => undefined;

/** Both lists are loaded, and the one of the former country has its state selected again. */
export const RestoresTheStateOfTheFormerCountry: Story = {
  tags: ["!sheet"],
  args: {
    onCountryChange: fn(
      () =>
        new Promise<ShopFailure | null>((resolve) => {
          refuse = () => resolve({ kind: "unreachable" });
        }),
    ),
  },
  parameters: {
    values: { ...filled, delivery: { ...filled.delivery, country: "US", postcode: "10001", state: "NY" } },
  },
  render: (args) => <WithStatesOfTheCountry {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country" }), "Germany");
    await expect(canvas.getByRole("combobox", { name: "State or region optional" })).toHaveValue("");
    refuse();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be changed to Germany/);
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "State or region" })).toHaveValue("NY"));
  },
};

/** An address that needs its state is not sent before it is known which states there are. */
export const WaitsForTheStates: Story = {
  tags: ["!sheet"],
  parameters: { values: { ...filled, delivery: { ...filled.delivery, country: "US", postcode: "10001", state: "" } } },
  render: (args) => <WithLateStates {...args} />,
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole("textbox", { name: "State or region" });
    await userEvent.type(line, "NY{Enter}");
    await expect(await canvas.findByText(/list of states is still being loaded/)).toBeVisible();
    await userEvent.clear(line);
    await userEvent.click(canvas.getByRole("button", { name: "States arrive" }));
    await expect(await canvas.findByText("Choose a state.")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State or region" }), "New York");
    await expect(canvas.queryByText(/Choose a state\.|still being loaded/)).not.toBeInTheDocument();
  },
};

/** From the first name to the state by Tab alone, in reading order. */
export const ReadsInOrderByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const order = [
      "First name",
      "Last name",
      "Company optional",
      "Country",
      "Street and number",
      "Apartment, floor optional",
      "Postal code",
      "City",
      "State or region optional",
    ];
    for (const name of order) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await expect(canvas.getByRole("combobox", { name: "State or region optional" })).toHaveFocus();
  },
};

/** One address, and a box for those few whose bill goes elsewhere. */
export const OneAddress: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: (args) => (
    <>
      <AddressForm {...args} />
      <Checkbox label="The bill goes to the same address" defaultChecked />
    </>
  ),
};

/** Two addresses at once: nine fields more, which most people fill in with the same words. */
export const TwoAddresses: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: (args) => (
    <>
      <h3>Delivery</h3>
      <AddressForm {...args} />
      <h3>Bill</h3>
      <AddressForm {...args} name="billing" section="billing" />
    </>
  ),
};
