import { emptyQuery } from "@rewire/domain";
import { facets, filteredFacets, filteredQuery } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Filtering, hrefFor } from "../filtersForStories.tsx";
import { FacetList } from "./FacetList.tsx";

const [brand, storage] = facets.attributes;

const meta = {
  title: "Catalog/FacetList",
  tags: ["sheet", "one-width"],
  component: FacetList,
  args: { name: "pa_brand", label: "Brand", options: brand.options, query: emptyQuery, hrefFor, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Lumen has none of them: it stays, dashed, and leads nowhere. */
export const Brands: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Lumen")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Lumen/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: /Nordlys/ })).toHaveAttribute(
      "href",
      "/product-category/smartphones?filter=pa_brand[nordlys]",
    );
  },
};

export const TwoTicked: Story = {
  args: { query: filteredQuery, options: filteredFacets.attributes[0]?.options ?? [] },
};

export const Few: Story = { args: { name: "pa_storage", label: "Storage", options: storage.options } };

export const OnlyTheFirst: Story = {
  args: { collapseAfter: 5 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("Lumen")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show 4 more" }));
    await expect(canvas.getByText("Lumen")).toBeVisible();
  },
};

/** What leads nowhere does not take the place of what does; once open, all stand where they always do. */
export const OnlyTheFirstThatLeadSomewhere: Story = {
  args: {
    collapseAfter: 3,
    options: brand.options.map((option, index) => (index < 2 ? { ...option, count: 0 } : option)),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [one, two, three] = args.options;
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(three?.label ?? "");
    await expect(canvas.queryByText(one?.label ?? "")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: `Show ${args.options.length - 3} more` }));
    await expect(
      canvas
        .getAllByRole("listitem")
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining(one?.label ?? ""), expect.stringContaining(two?.label ?? "")]);
  },
};

export const LongGermanWords: Story = {
  args: {
    name: "pa_use",
    label: "Verwendungszweck",
    options: [
      { value: "a", label: "Reparaturwerkstattdokumentation", count: 1234, isSelected: true },
      { value: "b", label: "Donaudampfschifffahrtsgesellschaft", count: 0, isSelected: false },
    ],
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** Ticked ones keep their place, and the focus stays on them. */
export const IsTickedWithTheKeyboard: Story = {
  tags: ["!sheet"],
  render: (args) => (
    <Filtering start={emptyQuery} onChange={args.onChange}>
      {(navigation, { attributes: [now] }) => <FacetList {...args} {...navigation} options={now?.options ?? []} />}
    </Filtering>
  ),
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("link").map(({ textContent }) => textContent);
    const before = names();
    const moss = canvas.getByRole("link", { name: /Moss/ });
    moss.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: /Moss/ })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: /Moss/ })).toHaveFocus();
    await expect(names()).toEqual(before);
  },
};

export const IsNarrowedDown: Story = {
  tags: ["sheet"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: "Find in Brand" });
    await userEvent.type(field, "te");
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await userEvent.type(field, "xyz");
    await expect(canvas.getByText("Nothing called “texyz”")).toBeVisible();
  },
};
