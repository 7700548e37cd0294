import { createSiteLinks } from "@rewire/domain";
import { products, wishes } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SharedWishlist } from "./SharedWishlist.tsx";

const meta = {
  title: "Account/SharedWishlist",
  tags: ["sheet"],
  component: SharedWishlist,
  args: {
    name: "Mara’s birthday",
    entries: [wishes.chosenPhone, wishes.laptop, wishes.soldOut, wishes.phone],
    links: createSiteLinks(""),
    onAdd: fn(),
  },
} satisfies Meta<typeof SharedWishlist>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is sold out or still to choose has no way into the cart; a chosen variation has. */
export const Four: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Wishlist: Mara’s birthday" })).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Add Nordlys N3 Pro to cart" }));
    await expect(args.onAdd).toHaveBeenCalledWith(wishes.chosenPhone);
  },
};

export const WithAnEnergyLabel: Story = {
  args: { entries: [{ ...wishes.phone, product: { ...wishes.phone.product, energyClass: "B" } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Energy class B (A to G)" })).toBeVisible();
  },
};

/** From the name of a product to its button, and into the cart. */
export const AddsWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Add Tarn 14 to cart" });
    while (document.activeElement !== button) {
      await userEvent.tab();
      await expect(document.body).not.toHaveFocus();
    }
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith(wishes.laptop);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const WithoutAName: Story = {
  args: { name: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "A shared wishlist" })).toBeVisible();
  },
};

/** A second press while the first one is under way adds nothing. */
export const Adding: Story = {
  args: { addingKey: "[1002,null,null]" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Adding..." }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const SomeAreNoLongerSold: Story = { args: { entries: [wishes.laptop], unavailableCount: 2 } };

export const NothingIsSoldAnyMore: Story = { args: { entries: [], unavailableCount: 3 } };

export const NoLongerShared: Story = {
  args: { name: "", entries: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "This wishlist is no longer shared" })).toBeVisible();
  },
};

export const NoLongerSharedInGerman: Story = { args: { entries: null }, globals: { locale: "de_DE" } };

export const LongGermanWords: Story = {
  args: {
    name: "Weihnachtsgeschenkvorschlagssammlungen",
    entries: [{ ...wishes.laptop, product: products.longGermanName }, wishes.phone],
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
