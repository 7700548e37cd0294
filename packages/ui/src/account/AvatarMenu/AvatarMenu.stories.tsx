import { createSiteLinks } from "@rewire/domain";
import { viewers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { AvatarMenu } from "./AvatarMenu.tsx";

const meta = {
  title: "Account/AvatarMenu",
  tags: ["sheet"],
  component: AvatarMenu,
  args: { viewer: viewers.anneliese, links: createSiteLinks(""), onLogOut: fn() },
  parameters: { docs: { story: { inline: false, height: "240px" } } },
} satisfies Meta<typeof AvatarMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { globals: { viewport: { value: "w1440" } } };

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const WithAPicture: Story = {
  args: { viewer: { ...viewers.anneliese, avatar: "/pictures/smartphone-core-rose-duo.webp" } },
  globals: { viewport: { value: "w1440" } },
};

export const WithoutAName: Story = { args: { viewer: viewers.nameless }, globals: { viewport: { value: "w1440" } } };

export const LongName: Story = {
  args: { viewer: { ...viewers.anneliese, firstName: "Maximiliane-Theodora-Kunigunde" } },
  globals: { locale: "de_DE", viewport: { value: "w1440" } },
};

/** The specification's three entries, by keyboard, and out again. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Account of Anneliese" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Wishlist" })).toHaveAttribute("data-highlighted"));
    await expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Wishlist",
      "My account",
      "Logout",
    ]);
    await expect(screen.getByRole("menuitem", { name: "Wishlist" })).toHaveAttribute(
      "href",
      "/my-account?tab=wishlist",
    );
    // The entry is highlighted before the focus arrives.
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Logout" })).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onLogOut).toHaveBeenCalledOnce());
  },
};
