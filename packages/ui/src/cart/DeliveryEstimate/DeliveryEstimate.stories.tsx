import type { ShopFailure } from "@rewire/domain";
import { carts } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { DeliveryEstimate, type DeliveryEstimateProps } from "./DeliveryEstimate.tsx";

const meta = {
  title: "Cart/DeliveryEstimate",
  component: DeliveryEstimate,
  args: {
    destination: { country: "DE", state: "", postcode: "" },
    countries: ["DE", "ES", "FR", "US"],
    states: [],
    onOpen: fn(),
    onCountryChange: fn(),
    onEstimate: fn(async (): Promise<ShopFailure | null> => null),
    rates: carts.phoneAndChargers.rates,
    chosenRate: carts.phoneAndChargers.chosenRate,
    onChooseRate: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "420px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeliveryEstimate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

/** The country's states are asked for, and the shop gets the place. */
export const AsksForACountry: Story = {
  args: {
    states: [
      { code: "ES-B", name: "Barcelona" },
      { code: "ES-M", name: "Madrid" },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Delivery to Germany"));
    await expect(args.onOpen).toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country" }), "ES");
    await expect(args.onCountryChange).toHaveBeenCalledWith("ES");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State or region" }), "ES-M");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Postal code/ }), "28001");
    await userEvent.click(canvas.getByRole("button", { name: "Show delivery costs" }));
    await expect(args.onEstimate).toHaveBeenCalledWith({ country: "ES", state: "ES-M", postcode: "28001" });
    await userEvent.click(canvas.getByRole("radio", { name: /^Standard/ }));
    await expect(args.onChooseRate).toHaveBeenCalledWith("flat_rate:1");
  },
};

/** When each of them arrives, where the owner has said it. */
export const WithDates: Story = {
  tags: ["visual", "one-width"],
  args: {
    dates: {
      "flat_rate:1": { from: "2026-11-23", to: "2026-11-23" },
      "local_pickup:3": { from: "2026-11-21", to: "2026-11-21" },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Delivery to Germany"));
    await expect(canvas.getByRole("radio", { name: /^Standard At your door Monday, November 23/ })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /Ready from Sat, November 21/ })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onEstimate: fn(async (): Promise<ShopFailure | null> => ({ kind: "unreachable" })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Delivery to Germany"));
    await userEvent.click(canvas.getByRole("button", { name: "Show delivery costs" }));
    await expect(await canvas.findByText(/cannot be reached right now/)).toBeVisible();
  },
};

/** The shop did not take the choice: the reason stands below the rates. */
export const TheRateCannotBeChosen: Story = {
  args: { onChooseRate: fn(async (): Promise<ShopFailure | null> => ({ kind: "offline" })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Delivery to Germany"));
    await userEvent.click(canvas.getByRole("radio", { name: /^Standard/ }));
    const alert = await canvas.findByText("The shipping method could not be changed.");
    await expect(alert).toBeVisible();
    await expect(canvas.getByText("You are offline. Your change was not made.")).toBeVisible();
    await expect(canvas.getByRole("radio", { checked: true })).toHaveAttribute("value", args.chosenRate);
  },
};

/** Without the countries there is nothing to choose: said, and tried again at a press. */
export const CountriesCannotBeLoaded: Story = {
  tags: ["!sheet"],
  args: { countries: [], onRetryPlaces: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Delivery to Germany"));
    await expect(canvas.getByText("Not all countries and states could be loaded.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetryPlaces).toHaveBeenCalledOnce();
  },
};

/** Answers the pending retry. */
let finishRetry: () => void = () => undefined;

function WithSlowRetry(args: DeliveryEstimateProps) {
  const [state, setState] = useState<"failed" | "loading" | "ready">("failed");
  const retry = () => {
    setState("loading");
    finishRetry = () => setState("ready");
  };
  return (
    <DeliveryEstimate
      {...args}
      countries={state === "ready" ? args.countries : []}
      onRetryPlaces={state === "failed" ? retry : undefined}
    />
  );
}

/** The pressed button stays, busy, until the countries are loaded; then the focus is on them. */
export const CountriesAreLoadedAgain: Story = {
  tags: ["!sheet"],
  render: (args) => <WithSlowRetry {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Delivery to Germany"));
    const button = canvas.getByRole("button", { name: "Try again" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveFocus();
    finishRetry();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Country" })).toHaveFocus());
    await expect(canvas.queryByText("Not all countries and states could be loaded.")).not.toBeInTheDocument();
  },
};

export const NothingIsSentThere: Story = {
  args: { rates: [], chosenRate: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Delivery to Germany"));
    await expect(
      canvas.getByText("We cannot deliver this to the address given. Please enter another one."),
    ).toBeVisible();
    await expect(canvas.queryByRole("radio")).not.toBeInTheDocument();
  },
};

export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    // The browser itself opens it with Enter; events of scripts do not.
    await userEvent.click(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("10999{Enter}");
    await expect(args.onEstimate).toHaveBeenCalledWith({ country: "DE", state: "", postcode: "10999" });
  },
};

export const GermanOnASmallPhone: Story = {
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText("Lieferziel: Deutschland")),
};
