import { productDetails } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { SaleBadge } from "../SaleBadge/SaleBadge.tsx";
import { Gallery } from "./Gallery.tsx";

const { nordlysN3Pro, tarn14 } = productDetails;

const meta = {
  title: "Product/Gallery",
  tags: ["sheet"],
  component: Gallery,
  args: { name: nordlysN3Pro.name, images: nordlysN3Pro.gallery, badge: <SaleBadge discount={nordlysN3Pro.discount} size="lg" /> },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourPictures: Story = {};

/** The fifth place counts the rest. */
export const ManyPictures: Story = { args: { images: [...nordlysN3Pro.gallery, ...tarn14.gallery] } };

export const OnePicture: Story = { args: { images: nordlysN3Pro.gallery.slice(0, 1) } };

export const NoPicture: Story = { args: { images: [], badge: null } };

/** The picture of the chosen variation stands first. */
export const OfAVariation: Story = {
  args: { chosenImage: { url: "/pictures/smartphone-max-forest-duo.webp", alt: "Front and back of the Nordlys N3 Pro in forest." } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
    await expect(canvas.getByRole("img", { name: /forest/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const ShowsAPictureWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole("link", { name: "Picture 3 of 4" });
    third.focus();
    await userEvent.keyboard("{Enter}");
    await expect(third).toHaveAttribute("aria-current", "true");
    await waitFor(() => expect(canvas.getByRole("list", { name: "Pictures of Nordlys N3 Pro" }).scrollLeft).toBeGreaterThan(0));
  },
};

/** The large picture opens over the page, is walked with the arrow keys, and gives the focus back. */
export const Enlarges: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Enlarge picture" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Nordlys N3 Pro, enlarged" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(dialog).getByRole("img", { name: /front\.$/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
