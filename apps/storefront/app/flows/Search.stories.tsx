import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";

const meta = {
  ...inTheWholeShop,
  title: "Flows/Search",
  tags: ["visual"],
  parameters: { ...inTheWholeShop.parameters, at: "/products" },
  globals: { viewport: { value: "w1440" } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const fieldInHeader = async (canvas: typeof screen) =>
  within(await canvas.findByRole("banner")).findByRole("searchbox", { name: "Search products" });

/** The first letter opens the overlay; Escape gives the focus back to the field, which keeps the words. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, step }) => {
    const field = await fieldInHeader(canvas as typeof screen);
    await step("Suggestions", async () => {
      field.focus();
      await userEvent.keyboard("n");
      const box = await screen.findByRole("combobox", { name: "Search products" });
      await waitFor(() => expect(box).toHaveFocus());
      // As fast as a machine types: no letter is lost.
      await userEvent.keyboard("ordlys");
      await waitFor(() => expect(box).toHaveValue("nordlys"));
      await waitFor(() => expect(screen.getAllByRole("option", { name: /Nordlys/ }).length).toBeGreaterThan(1));
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("combobox", { name: "Search products" })).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("nordlys");
  },
};

/** A typo is mended while it is typed, and said. */
export const Mended: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await fieldInHeader(canvas as typeof screen);
    await userEvent.type(field, "h");
    const box = await screen.findByRole("combobox", { name: "Search products" });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, "eadphnoes");
    await waitFor(() => expect(screen.getByText(/Showing results for/)).toBeVisible());
    await expect(screen.getByRole("link", { name: "Search for “headphnoes” instead" })).toHaveAttribute(
      "href",
      "/products?search=%22headphnoes%22",
    );
  },
};

/** Nobody answers: the field is still a search. */
export const WithoutAnAnswer: Story = {
  // It ends as any list of results.
  tags: ["!visual"],
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(http.get("*/suggestions", () => HttpResponse.json(null, { status: 503 })));
    const field = await fieldInHeader(canvas as typeof screen);
    await userEvent.type(field, "l");
    const box = await screen.findByRole("combobox", { name: "Search products" });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, "aptop");
    await waitFor(() => expect(box).toHaveValue("laptop"));
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("heading", { level: 1, name: "Results for “laptop”" })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** What was searched for before is offered on a click into the empty field, and can be forgotten. */
export const SearchedBefore: Story = {
  play: async ({ canvas, userEvent }) => {
    window.localStorage.setItem("rewire.searches", JSON.stringify(["usb-c monitor", "65w charger"]));
    const field = await fieldInHeader(canvas as typeof screen);
    // The first click loads the overlay, which opens for a pointer that stays on the field; a test's does not. No click
    // may follow the one that opens it: the overlay would close, as for any click outside.
    await waitFor(async () => {
      if (!screen.queryByRole("dialog")) await userEvent.click(field);
      await expect(screen.getByRole("option", { name: "usb-c monitor" })).toBeVisible();
    });
    await userEvent.click(screen.getByRole("button", { name: "Forget them" }));
    await waitFor(() => expect(screen.queryByRole("option", { name: "usb-c monitor" })).not.toBeInTheDocument());
    await waitFor(() => expect(window.localStorage.getItem("rewire.searches")).toBeNull());
    // The focused button is gone.
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Search products" })).toHaveFocus());
  },
};
