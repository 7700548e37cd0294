import { createShopClient } from "@rewire/data/server";
import { createDemoShop } from "@rewire/demo-shop";
import { smallCatalogue } from "@rewire/demo-shop/testing";
import { defaultContentPages, probeContentPages } from "@rewire/gateway/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ContentInventory } from "../../testing/ContentInventory.tsx";

/** Asks the embedded shop for every page that the settings name. @returns Paths at which it has none */
async function findMissingUris(): Promise<ReadonlySet<string>> {
  const shop = createDemoShop({ catalogue: smallCatalogue });
  const client = createShopClient({
    url: "http://shop.example/graphql",
    currency: "EUR",
    fetch: (...request) => shop.handle(new Request(...request)),
  });
  const facts = await probeContentPages(client, defaultContentPages);
  if (!facts) throw new Error("The embedded shop does not tell its pages.");
  return new Set(facts.missing.map(({ uri }) => uri));
}

/** Which pages of text the embedded shop has: `npm run doctor` tells the same of any shop. */
const meta = {
  title: "Screens/Content/Inventory",
  tags: ["one-width"],
  component: ContentInventory,
  args: { sources: defaultContentPages, missingUris: new Set<string>() },
} satisfies Meta<typeof ContentInventory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What the embedded shop has now: a page that is left out there is named here. */
export const OfTheEmbeddedShop: Story = {
  loaders: [async () => ({ missingUris: await findMissingUris() })],
  render: (args, { loaded }) => (
    <ContentInventory {...args} missingUris={loaded["missingUris"] as ReadonlySet<string>} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("All 42 pages are there.")).toBeVisible();
    await expect(canvas.getAllByText("there", { exact: true })).toHaveLength(42);
  },
};

/** A shop without terms in any language but German, and without a Spanish imprint. */
export const SomeAreMissing: Story = {
  args: {
    missingUris: new Set([
      "/es/aviso-legal",
      ...defaultContentPages
        .filter(({ name }) => name === "terms")
        .flatMap(({ addresses }) => addresses.flatMap(({ language, uri }) => (language === "de" ? [] : [uri]))),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("6 of 42 pages are missing")).toBeVisible();
    await expect(canvas.getByText("imprint in es: /es/aviso-legal")).toBeVisible();
    await expect(canvas.getAllByText("missing", { exact: true })).toHaveLength(6);
  },
};
