import { toPostalAddress } from "@rewire/domain";
import { customers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { shop } from "../../checkout/checkoutForStories.tsx";
import {
  createFailureHandler,
  createMemoryDrafts,
  createSuccessHandler,
} from "../../patterns/AccountForm/formForStories.ts";
import { FurtherAddresses, type FurtherAddressesProps } from "./FurtherAddresses.tsx";

const ines = { id: "1", address: toPostalAddress(customers.ines) };
const anneliese = { id: "2", address: toPostalAddress(customers.anneliese) };

const args: FurtherAddressesProps = {
  state: { kind: "ready", items: [ines] },
  defaultCountry: "DE",
  countries: shop.countries,
  states: shop.states,
  onCountryChange: fn(),
  onSave: createSuccessHandler(),
  onRemove: createSuccessHandler(),
  onMakeDefault: createSuccessHandler(),
};

const meta = { title: "Account/FurtherAddresses", component: FurtherAddresses, args } satisfies Meta<
  typeof FurtherAddresses
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { tags: ["visual", "one-width"] };

export const None: Story = {
  args: { state: { kind: "ready", items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No further addresses/)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const Failed: Story = {
  args: { state: { kind: "failed", onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your further addresses could not be loaded");
  },
};

export const FormIsOpen: Story = {
  tags: ["visual", "one-width"],
  args: { state: { kind: "ready", items: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add an address" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus());
  },
};

export const Full: Story = {
  args: { isFull: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Add an address" })).not.toBeInTheDocument();
  },
};

/** Another address takes its place as the default, and is stored here. */
export const BecomesTheDefault: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Use for delivery/ }));
    await waitFor(() => expect(args.onMakeDefault).toHaveBeenCalledWith(ines, "shipping"));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Further addresses" })).toHaveFocus());
  },
};

/** A form that takes the place of another one has the focus, and keeps it. */
export const AnotherFormIsOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add an address" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Edit/ }));
    const firstName = await canvas.findByRole("textbox", { name: "First name" });
    await waitFor(() => expect(firstName).toHaveFocus());
    await expect(firstName).toHaveValue(ines.address.firstName);
  },
};

/** Answers the pending request. */
let finishRequest: () => void = () => undefined;
const slowSuccess = () =>
  new Promise<null>((resolve) => {
    finishRequest = () => resolve(null);
  });

/** An address is removed only after a while: a form that was opened meanwhile keeps the focus. */
export const IsRemovedLater: Story = {
  args: {
    state: { kind: "ready", items: [ines, anneliese] },
    onRemove: slowSuccess,
  },
  play: async ({ canvas, userEvent }) => {
    const [removeFirst] = canvas.getAllByRole("button", { name: /^Remove/ });
    const [, editSecond] = canvas.getAllByRole("button", { name: /^Edit/ });
    if (!removeFirst || !editSecond) throw new Error("A button is missing");
    await userEvent.click(removeFirst);
    await userEvent.click(editSecond);
    const firstName = await canvas.findByRole("textbox", { name: "First name" });
    await expect(removeFirst).toHaveAttribute("aria-busy", "true");
    finishRequest();
    await waitFor(() => expect(removeFirst).not.toHaveAttribute("aria-busy", "true"));
    await expect(firstName).toHaveFocus();
  },
};

/** The focus is never lost: from a closed form back to its button, from a removed address to the heading. */
export const FocusStaysInTheList: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Edit/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Edit/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Add an address" }));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add an address" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: /^Remove/ }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith("1"));
    const putBack = await canvas.findByRole("button", { name: /^Put back Inês/ });
    await waitFor(() => expect(putBack).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(null, ines.address, undefined));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Further addresses" })).toHaveFocus());
    await expect(putBack).not.toBeInTheDocument();
  },
};

/** A removed address is put back before the one that followed it. */
export const IsPutBackInItsPlace: Story = {
  tags: ["no-picture"],
  args: { state: { kind: "ready", items: [ines, anneliese] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Remove Inês/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Put back Inês/ }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(null, ines.address, anneliese.id));
  },
};

/** A removed address can be put back, and stays where it can be while the shop cannot be reached. */
export const CannotBePutBackNow: Story = {
  tags: ["visual", "one-width"],
  args: { onSave: createFailureHandler({ kind: "unreachable" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Remove/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Put back/ }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Put back/ })).not.toHaveAttribute("aria-busy");
  },
};

/** A place that was free after the removal has been taken meanwhile. */
export const CannotBePutBackIntoAFullBook: Story = {
  args: { isFull: true, onSave: createFailureHandler({ kind: "addressBookFull" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Remove/ }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Put back/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("There are as many addresses as can be stored");
  },
};

/** An address that is removed while another is being put back can be put back too, and keeps the focus. */
export const IsRemovedWhileAnotherIsPutBack: Story = {
  args: {
    state: { kind: "ready", items: [ines, anneliese] },
    onSave: fn(slowSuccess),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [removeFirst, removeSecond] = canvas.getAllByRole("button", { name: /^Remove/ });
    if (!removeFirst || !removeSecond) throw new Error("A button is missing");
    await userEvent.click(removeFirst);
    await userEvent.click(await canvas.findByRole("button", { name: /^Put back Inês/ }));
    await userEvent.click(removeSecond);
    const putBackSecond = await canvas.findByRole("button", { name: /^Put back Anneliese/ });
    finishRequest();
    await waitFor(() => expect(putBackSecond).not.toHaveAttribute("aria-busy", "true"));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(putBackSecond).toBeVisible();
    await expect(putBackSecond).toHaveFocus();
  },
};

const openDraft = createMemoryDrafts();

/** The form with typed text is open again; another form that is opened in its place does not lose the text. */
export const KeepsTypedText: Story = {
  tags: ["no-picture"],
  args: { openDraft },
  beforeEach: () => {
    openDraft("1").write({ "address.city": "Dublin" });
    openDraft("new").write({});
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Dublin"));
    await expect(canvas.getByRole("textbox", { name: "First name" })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Add an address" }));
    const firstName = canvas.getByRole("textbox", { name: "First name" });
    await waitFor(() => expect(firstName).toHaveFocus());
    await userEvent.type(firstName, "Ada");
    await expect(openDraft("new").read()).toEqual({ "address.firstName": "Ada" });
    await userEvent.click(canvas.getByRole("button", { name: /^Edit/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Dublin"));
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(openDraft("1").read()).toEqual({});
    // As another tab may have left it.
    openDraft("1").write({ "address.city": "Dublin" });
    await userEvent.click(canvas.getByRole("button", { name: /^Remove/ }));
    await waitFor(() => expect(openDraft("1").read()).toEqual({}));
  },
};

const openNewDraft = createMemoryDrafts();

/** The text of a new address waits until the address can be added. */
export const KeepsTextWhileFull: Story = {
  args: { isFull: true, openDraft: openNewDraft },
  beforeEach: () => openNewDraft("new").write({ "address.city": "Dublin" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There are as many addresses as can be stored/)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await expect(openNewDraft("new").read()).toEqual({ "address.city": "Dublin" });
  },
};

export const CannotBeRemovedNow: Story = {
  args: { onRemove: createFailureHandler({ kind: "unreachable" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Remove/ }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const IsAddedWithTheKeyboard: Story = {
  args: { state: { kind: "ready", items: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus());
    const type = async (name: string, value: string) => {
      canvas.getByRole("textbox", { name }).focus();
      await userEvent.keyboard(value);
    };
    await type("First name", "Ada");
    await type("Last name", "Muster");
    await type("Street and number", "Weg 1");
    await type("Postal code", "10115");
    await type("City", "Berlin{Enter}");
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        null,
        expect.objectContaining({ firstName: "Ada", city: "Berlin", country: "DE" }),
      ),
    );
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add an address" })).toHaveFocus());
  },
};

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const FromRightToLeft: Story = { globals: { direction: "rtl" } };
