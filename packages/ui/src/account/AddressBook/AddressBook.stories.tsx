import { createEmptyAddress } from "@rewire/domain";
import { annelieseAtTheShop } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { shop } from "../../checkout/checkoutForStories.tsx";
import {
  createMemoryDrafts,
  createSuccessHandler,
  createFailureHandler,
  createPendingHandler,
} from "../../patterns/AccountForm/formForStories.ts";
import { AddressBook, type AddressBookProps } from "./AddressBook.tsx";

const args: AddressBookProps = {
  shipping: annelieseAtTheShop.shipping,
  billing: annelieseAtTheShop.billing,
  countries: shop.countries,
  states: { ...shop.states, DE: [...shop.states.DE, { code: "DE-TH", name: "Thuringia" }] },
  onCountryChange: fn(),
  onSave: createSuccessHandler(),
};

const meta = { title: "Account/AddressBook", tags: ["sheet"], component: AddressBook, args } satisfies Meta<
  typeof AddressBook
>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const move: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Edit Delivery" }));
  const city = canvas.getByRole("textbox", { name: "City" });
  await userEvent.clear(city);
  await userEvent.type(city, "Potsdam{Enter}");
};

export const Both: Story = { globals: { viewport: { value: "w1440" } } };

export const OnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const NothingKept: Story = {
  args: { shipping: createEmptyAddress("DE"), billing: { ...createEmptyAddress("DE"), email: "", phone: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Nothing kept yet. You can also type it at the checkout.")).toHaveLength(2);
  },
};

/** A new customer's address has no country: its form opens with the shop's, whose states it asks for. */
export const NothingKeptOpensWithTheCountry: Story = {
  tags: ["!sheet"],
  args: {
    shipping: createEmptyAddress(""),
    billing: { ...createEmptyAddress(""), email: "", phone: "" },
    defaultCountry: "DE",
    onCountryChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ["Add Delivery", "Add Billing"]) await userEvent.click(canvas.getByRole("button", { name }));
    for (const country of canvas.getAllByRole("combobox", { name: "Country" })) await expect(country).toHaveValue("DE");
    await expect(args.onCountryChange).toHaveBeenCalledWith("DE");
    await expect(args.onCountryChange).not.toHaveBeenCalledWith("");
  },
};

export const OpenOnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit Billing" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus());
  },
};

export const Updating: Story = {
  args: { onSave: createPendingHandler() },
  play: async (context) => {
    await move(context);
    await expect(await context.canvas.findByRole("button", { name: "Updating..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** Opens in its place, saves, and the focus is back on the button that opened it. */
export const ChangesWithTheKeyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Edit Delivery" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus());
    await expect(args.onCountryChange).toHaveBeenCalledWith("DE");
    const city = canvas.getByRole("textbox", { name: "City" });
    await userEvent.clear(city);
    await userEvent.type(city, "Potsdam{Enter}");
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith("shipping", { ...annelieseAtTheShop.shipping, city: "Potsdam" }),
    );
    await expect(await canvas.findByText("Updated successfully")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit Delivery" })).toHaveFocus());
  },
};

export const CancelLeavesItAsItWas: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit Delivery" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "x");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(within(canvas.getByRole("region", { name: "Delivery" })).getByText(/10999 Berlin/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit Delivery" })).toHaveFocus());
  },
};

/** The fields of each form are its own: a label leads to the field below it. */
export const BothAreEdited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit Delivery" }));
    await userEvent.click(canvas.getByRole("button", { name: "Edit Billing" }));
    const billing = within(canvas.getByRole("region", { name: "Billing" }));
    await waitFor(() => expect(billing.getByRole("textbox", { name: "First name" })).toHaveFocus());
    for (const label of ["City", "Postal code", "Country"]) {
      await userEvent.click(billing.getByText(label));
      await expect(billing.getByLabelText(label)).toHaveFocus();
    }
  },
};

/** What was typed stays. */
export const FailedToUpdate: Story = {
  args: { onSave: createFailureHandler({ kind: "unreachable" }) },
  play: async (context) => {
    await move(context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("Failed to update");
    await expect(context.canvas.getByRole("textbox", { name: "City" })).toHaveValue("Potsdam");
  },
};

const openDraft = createMemoryDrafts();

/** The form with typed text is open again, without taking the focus; cancelling discards the text. */
export const KeepsTypedText: Story = {
  tags: ["!sheet", "no-picture"],
  args: { openDraft },
  beforeEach: () => openDraft("shipping").write({ "address.city": "Dublin", "address.country": "US" }),
  play: async ({ args, canvas, userEvent }) => {
    const delivery = within(canvas.getByRole("region", { name: "Delivery" }));
    const city = await delivery.findByRole("textbox", { name: "City" });
    await waitFor(() => expect(city).toHaveValue("Dublin"));
    await expect(delivery.getByRole("combobox", { name: "Country" })).toHaveValue("US");
    await expect(delivery.getByRole("textbox", { name: "First name" })).not.toHaveFocus();
    await expect(args.onCountryChange).toHaveBeenCalledWith("US");
    await expect(canvas.getByRole("button", { name: "Edit Billing" })).toBeVisible();
    await userEvent.type(city, " 2");
    await expect(openDraft("shipping").read()).toEqual({ "address.city": "Dublin 2", "address.country": "US" });
    await userEvent.click(delivery.getByRole("button", { name: "Cancel" }));
    await expect(openDraft("shipping").read()).toEqual({});
    await userEvent.click(delivery.getByRole("button", { name: "Edit Delivery" }));
    await expect(await delivery.findByRole("textbox", { name: "City" })).toHaveValue("Berlin");
  },
};

/** What has been saved is not typed text any more. */
export const SavedTextIsNotKept: Story = {
  ...KeepsTypedText,
  beforeEach: () => openDraft("shipping").write({}),
  play: async (context) => {
    await move(context);
    await expect(await context.canvas.findByText("Updated successfully")).toBeVisible();
    await waitFor(() => expect(openDraft("shipping").read()).toEqual({}));
  },
};

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
