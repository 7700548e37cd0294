import { productDetails } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import { SaleBadge } from "../SaleBadge/SaleBadge.tsx";
import { Badge } from "../../primitives/Badge/Badge.tsx";
import { Gallery } from "./Gallery.tsx";

const { nordlysN3Pro, tarn14 } = productDetails;

const meta = {
  title: "Product/Gallery",
  tags: ["sheet"],
  component: Gallery,
  args: {
    name: nordlysN3Pro.name,
    images: nordlysN3Pro.gallery,
    badge: <SaleBadge discount={nordlysN3Pro.discount} size="lg" />,
  },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FourPictures: Story = {};

/** The fifth place counts the rest. */
export const ManyPictures: Story = { args: { images: [...nordlysN3Pro.gallery, ...tarn14.gallery] } };

export const OnePicture: Story = { args: { images: nordlysN3Pro.gallery.slice(0, 1) } };

/** One picture, and others of variations: below it is as much room as below theirs. */
export const OnePictureAndThoseOfVariations: Story = {
  tags: ["!sheet"],
  args: { images: nordlysN3Pro.gallery.slice(0, 1), hasVariationImages: true },
  play: async ({ canvas }) => expect(canvas.getAllByRole("link")).toHaveLength(1),
};

export const NoPicture: Story = { args: { images: [], badge: null } };

/** The picture of the chosen variation stands first. */
export const OfAVariation: Story = {
  args: {
    chosenImage: {
      url: "/pictures/smartphone-max-forest-duo.webp",
      alt: "Front and back of the Nordlys N3 Pro in forest.",
    },
  },
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
    await waitFor(() =>
      expect(canvas.getByRole("list", { name: "Pictures of Nordlys N3 Pro" }).scrollLeft).toBeGreaterThan(0),
    );
  },
};

/** A page may be shown before its thumbnails have arrived: the picture must not take their place. */
export const StandsBeforeItsThumbnails: Story = {
  tags: ["!sheet"],
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("list", { name: "Pictures of Nordlys N3 Pro" });
    const thumbnails = canvas.getByRole("link", { name: "Picture 1 of 4" }).closest("ul");
    const { left, width } = strip.getBoundingClientRect();
    await expect(width).toBeGreaterThan(400);
    thumbnails?.style.setProperty("display", "none");
    await expect(strip.getBoundingClientRect()).toMatchObject({ left, width });
    thumbnails?.style.removeProperty("display");
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

/** Back leads from the large picture to the page, as is usual on phones. */
export const BackLeadsToThePage: Story = {
  tags: ["!sheet"],
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enlarge picture" }));
    await screen.findByRole("dialog", { name: "Nordlys N3 Pro, enlarged" });
    await waitFor(() => expect(window.history.state).toHaveProperty("openPanel"));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Enlarge picture" })).toBeVisible();
  },
};

export const Enlarged: Story = {
  tags: ["!sheet", "visual"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enlarge picture" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Nordlys N3 Pro, enlarged" }));
    await expect(dialog.getByRole("button", { name: "Close" })).toBeVisible();
  },
};

/** A finger across the large picture turns to the next; up and down it does not. A double press shows it larger, and keys do the same. */
export const IsSwiped: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enlarge picture" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Nordlys N3 Pro, enlarged" }));
    const swipe = async (x: number, y: number) => {
      const picture = dialog.getByRole("img");
      await fireEvent.pointerDown(picture, { clientX: 200, clientY: 300, isPrimary: true, pointerType: "touch" });
      await fireEvent.pointerUp(picture, { clientX: 200 + x, clientY: 300 + y, isPrimary: true, pointerType: "touch" });
    };
    await swipe(-120, 10);
    await expect(dialog.getByText("Picture 2 of 4")).toBeVisible();
    await swipe(20, 200);
    await swipe(30, 0);
    await expect(dialog.getByText("Picture 2 of 4")).toBeVisible();
    await swipe(120, 0);
    await expect(dialog.getByText("Picture 1 of 4")).toBeVisible();
    await userEvent.dblClick(dialog.getByRole("img"));
    await expect(dialog.getByRole("button", { name: "Fit to screen" })).toBeVisible();
    await userEvent.keyboard("-");
    await expect(dialog.getByRole("button", { name: "Actual size" })).toBeVisible();
  },
};

/** Two hundred pictures are still five thumbnails. */
export const VeryMany: Story = {
  args: {
    images: Array.from({ length: 200 }, (_, index) => ({
      url: `/pictures/smartphone-max-graphite-duo.webp?${index}`,
      alt: "",
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+196")).toBeVisible();
  },
};

/** A number in the corner, and the product in sight. */
export const ANumberInTheCorner: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { images: nordlysN3Pro.gallery.slice(0, 1) },
};

/** An advertisement over the picture: it covers what people have come to see. */
export const AnAdvertisement: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    images: nordlysN3Pro.gallery.slice(0, 1),
    badge: <Badge tone="danger">This week only: a case, a charger and a screen protector for nothing</Badge>,
  },
};
