import { createSiteLinks, type ProductDetail } from "@rewire/domain";
import { productDetails, products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../../primitives/Button/Button.tsx";
import { CompareTable } from "./CompareTable.tsx";

const attribute = (label: string, value: string) => ({
  name: label,
  label,
  isChoice: false,
  options: [{ value, label: value }],
});
const euros = (minor: number) => ({ minor, currency: "EUR" });
const screenOffer = { fault: "screen", name: "Screen", minutes: 60, isFrom: false };
const phone = productDetails.nordlysN3Pro;
const halden: ProductDetail = {
  ...phone,
  ...products.haldenUltra,
  attributes: [attribute("Screen", "6.8″ OLED, 120 Hz"), attribute("Battery", "5,100 mAh"), attribute("Port", "USB-C")],
  dimensions: { weight: "0.212", length: "16.1", width: "7.6", height: "0.82" },
};
const corvid: ProductDetail = {
  ...halden,
  ...products.corvidFlip,
  attributes: [attribute("Screen", "6.7″ foldable"), attribute("Port", "USB-C")],
  dimensions: { ...halden.dimensions, weight: "0.141" },
};
const nordlys: ProductDetail = { ...phone, attributes: [...phone.attributes, attribute("Port", "USB-C")] };
const german: ProductDetail = {
  ...corvid,
  ...products.longGermanName,
  attributes: [
    attribute("Gewährleistungsunterlagenaufbewahrung", "Hochgeschwindigkeitsdatenübertragungsschnittstelle"),
  ],
};

const meta = {
  title: "Product/CompareTable",
  tags: ["sheet"],
  component: CompareTable,
  args: {
    products: [nordlys, halden, corvid],
    links: createSiteLinks(""),
    onDifferencesChange: fn(),
    onRemove: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof CompareTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const screenRepair: ProductDetail = {
  ...halden,
  ...products.tarn14,
  id: 1900,
  slug: "tarn-14-screen-repair",
  name: "Tarn 14 screen repair",
  kind: "repair",
  repair: { device: "tarn-14", fault: "screen" },
  price: { kind: "range", from: { minor: 14_900, currency: "EUR" }, to: { minor: 19_900, currency: "EUR" } },
};

/** A repair is not put into the cart: its link leads to the repair desk. */
export const Repairs: Story = {
  args: { products: [screenRepair, { ...screenRepair, id: 1901, slug: "tarn-13", name: "Tarn 13 screen repair" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Book at the repair desk: Tarn 14 screen repair" })).toHaveAttribute(
      "href",
      "/product/tarn-14-screen-repair",
    );
    await expect(canvas.queryByRole("button", { name: /Add/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByText(/^from/)[0]).toBeVisible();
  },
};

export const Three: Story = {
  args: {
    actions: (
      <Button size="sm" variant="line">
        Copy link
      </Button>
    ),
  },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^Weight/ })).toHaveTextContent("141 g best");
    await expect(canvas.getByText("9 of 10 rows differ. They carry the mark on the left.")).toBeVisible();
  },
};

/** What the workshop takes for the same repair of each; one price is a minimum, so none is best. */
export const PriceOfARepair: Story = {
  args: {
    products: [nordlys, halden, corvid].map((product, index) => ({
      ...product,
      ...(index < 2 && {
        comparedRepair: { ...screenOffer, price: euros(14_900 - index * 7_000), isFrom: index === 1 },
      }),
    })),
  },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^Screen: repair here/ })).toHaveTextContent("€149from €79–Not said");
  },
};

export const Four: Story = {
  args: { products: [nordlys, halden, corvid, productDetails.tarn14] },
  globals: { viewport: { value: "w1440" } },
};

/** The table scrolls in its own place, and the names of the rows stay in sight. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("region");
    table.scrollLeft = 200;
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvas.getByRole("rowheader", { name: "Stock" }).getBoundingClientRect().left).toBeGreaterThanOrEqual(
      0,
    );
    const bottoms = canvas.getAllByRole("columnheader").flatMap((header) => {
      const action = header.querySelector("button, a[aria-label^='Choose']");
      return action ? [Math.round(action.getBoundingClientRect().bottom)] : [];
    });
    await expect(bottoms).toHaveLength(2);
    await expect(new Set(bottoms).size).toBe(1);
  },
};

export const LongGermanWords: Story = {
  args: { products: [german, halden] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const NoDifference: Story = {
  args: { products: [corvid, { ...corvid, id: 5, name: "Corvid Flip, the same again" }] },
};

export const OnlyOne: Story = { args: { products: [nordlys] } };

/** Rows in which all are alike are hidden; the way back keeps the products. */
export const OnlyDifferences: Story = {
  args: { isDifferencesOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole("rowheader", { name: "Port" })).toBeNull();
    await expect(canvas.getByRole("rowheader", { name: "Stock" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Only differences" }));
    await expect(args.onDifferencesChange).toHaveBeenCalledWith(
      "/compare?products=nordlys-n3-pro,halden-7-ultra,corvid-flip",
    );
  },
};

/** The lowest price is marked where every product has one price. */
export const TheCheapest: Story = {
  args: {
    products: [
      { ...halden, ...products.travelCharger },
      { ...halden, ...products.orrery2 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: new RegExp(products.travelCharger.name) })).toHaveTextContent(
      "best",
    );
  },
};

export const Adding: Story = { args: { addingId: halden.id } };

/** By keyboard: into the cart, out of the comparison, and only what differs. */
export const IsUsedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onDifferencesChange).toHaveBeenCalledWith(
      "/compare?products=nordlys-n3-pro,halden-7-ultra,corvid-flip&differences=true",
    );
    await expect(canvas.getByRole("link", { name: "Remove Nordlys N3 Pro" })).toHaveAttribute(
      "href",
      "/compare?products=halden-7-ultra,corvid-flip",
    );
    canvas.getByRole("button", { name: "Add to cart: Halden 7 Ultra" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith(halden);
  },
};

/** Right and wrong use have half of a page each: a frame lays the table out for that. */
const inHalfAPage = { docs: { story: { inline: false, height: "600px" } } };

/** Goods of one kind: each row is a difference that decides. */
export const GoodsOfOneKind: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  parameters: inHalfAPage,
  args: { products: [halden, corvid] },
};

/** Goods that nobody chooses between: hardly a row has two values. */
export const GoodsOfTwoKinds: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  parameters: inHalfAPage,
  args: {
    products: [
      nordlys,
      {
        ...nordlys,
        ...products.loomOverEar,
        attributes: [attribute("Noise cancelling", "Yes"), attribute("Playing time", "38 h")],
        dimensions: { weight: "", length: "", width: "", height: "" },
      },
    ],
  },
};
