import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { BundleOffer } from "./BundleOffer.tsx";

const { nordlysN3Pro, loomOverEar, tarn14 } = products;
const euros = (minor: number) => ({ minor, currency: "EUR" });

const meta = {
  title: "Fit/SetOffer",
  component: BundleOffer,
  args: {
    items: [
      {
        id: nordlysN3Pro.id,
        name: "Nordlys N3 Pro, graphite, 256 GB",
        image: nordlysN3Pro.image,
        price: { kind: "sale", was: euros(89900), now: euros(74900) },
      },
      {
        id: loomOverEar.id,
        name: "Clear case for Nordlys N3",
        image: loomOverEar.image,
        price: { kind: "single", amount: euros(1900) },
        href: "/product/a",
      },
      {
        id: tarn14.id,
        name: "Screen protector for Nordlys N3 and N3 Pro",
        image: null,
        price: { kind: "single", amount: euros(900) },
        href: "/product/b",
      },
    ],
    total: euros(77700),
    onAdd: fn(),
  },
} satisfies Meta<typeof BundleOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeProducts: Story = {
  tags: ["visual", "one-width"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("€777.00")).toBeVisible();
  },
};

export const WithEnergyLabels: Story = {
  args: {
    items: meta.args.items.map((item, index) =>
      index === 2 ? item : { ...item, energyLabel: { energyClass: "B", href: `#label-${index}` } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: "Energy class B (A to G)" })).toHaveLength(2);
  },
};

export const IsUsedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add all 3 to cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The product of the page has options that are not selected yet. */
export const OptionsAreMissing: Story = {
  args: { total: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Add all 3 to cart" })).toBeDisabled();
    await expect(canvas.getByText("Choose the options above first.")).toBeVisible();
  },
};

export const BeingAdded: Story = { args: { isAdding: true } };

/** One of them was sold meanwhile. */
export const OneIsRejected: Story = {
  args: { rejectedNames: ["Clear case for Nordlys N3"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We could not put this into the cart: Clear case/)).toBeVisible();
  },
};

export const GermanOnASmallPhone: Story = {
  args: { rejectedNames: ["Klare Hülle für Nordlys N3"] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w390" } } };
