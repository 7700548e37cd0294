import { listChargingAttributes } from "./charging.ts";
import { slugify } from "./draft.ts";
import { listEcodesignAttributes } from "./ecodesign.ts";
import type { Choice, PriceInput, ProductDraft } from "./draft.ts";
import { createPictures } from "./pictures.ts";
import type { ProductPictures } from "./pictures.ts";
import { createSeededRandom } from "./random.ts";
import type {
  CataloguePrice,
  CatalogueProduct,
  CatalogueStock,
  CatalogueVariation,
  ProductAttributeValue,
} from "./types.ts";
import { writeReviews } from "./reviews/writeReviews.ts";

const firstVariationId = 20_000;
/** Number of variation ids reserved for each product. */
const MAX_VARIATIONS_PER_PRODUCT = 30;

const toPrice = (input: PriceInput | undefined): CataloguePrice => {
  if (input === undefined) return {};
  if (typeof input === "string") return { regular: input };
  return "length" in input ? { regular: input[0], sale: input[1] } : input;
};

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Generates the stock of a small shop: usually a medium quantity, occasionally a low one. */
function createDefaultStock(seed: string): CatalogueStock {
  const source = createSeededRandom(`stock ${seed}`);
  if (source.chance(0.12)) return { state: "IN_STOCK" };
  if (source.chance(0.14)) return { state: "IN_STOCK", quantity: source.int(1, 4), lowStockAmount: 5 };
  return { state: "IN_STOCK", quantity: source.int(6, 60), lowStockAmount: 3 };
}

const getAttributeKey = ({ attribute, global: isGlobalAttribute }: Choice): string =>
  isGlobalAttribute ? `pa_${attribute}` : slugify(attribute);

function listCombinations(choices: readonly Choice[]): Readonly<Record<string, string>>[] {
  return choices.reduce<Readonly<Record<string, string>>[]>(
    (rows, choice) =>
      rows.flatMap((row) =>
        (choice.any ? [""] : choice.values).map((value) => ({ ...row, [choice.attribute]: value })),
      ),
    [{}],
  );
}

const abbreviateValue = (value: string): string =>
  value === "" ? "ANY" : slugify(value).replaceAll("-gb", "g").replaceAll("-tb", "t").toUpperCase();

function createVariations(
  draft: ProductDraft,
  choices: readonly Choice[],
  productId: number,
  pictures: ProductPictures,
): CatalogueVariation[] {
  return listCombinations(choices).map((row, index): CatalogueVariation => {
    const sku = [draft.sku, ...choices.map(({ attribute }) => abbreviateValue(row[attribute] ?? ""))].join("-");
    const override = draft.except?.find(({ when: condition }) =>
      Object.entries(condition).every(([attribute, value]) => row[attribute] === value),
    );
    const variationAttributes = choices
      .map(({ attribute, prices }) => prices?.[row[attribute] ?? ""])
      .find((price) => price !== undefined);
    const image = pictures.byColor.get(row["color"] ?? "");
    return {
      id: firstVariationId + (productId - 1000) * MAX_VARIATIONS_PER_PRODUCT + index,
      sku,
      attributes: Object.fromEntries(choices.map((choice) => [getAttributeKey(choice), row[choice.attribute] ?? ""])),
      price: toPrice(override?.price ?? variationAttributes ?? draft.price),
      stock:
        override?.stock ??
        (draft.commonStock ? { state: draft.commonStock.state } : (draft.stock ?? createDefaultStock(sku))),
      ...(image ? { image } : {}),
    };
  });
}

/** Attributes for filters alone: the specification has the same in more words. */
const filterAttributes: ReadonlySet<string> = new Set(["screen-size", "ports", "length"]);

function createAttributeValues(draft: ProductDraft): ProductAttributeValue[] {
  const choices = draft.choices ?? [];
  const isChosen = (attribute: string): boolean => choices.some((choice) => choice.attribute === attribute);
  return [
    ...Object.entries(draft.terms ?? {})
      .filter(([slug]) => !isChosen(slug))
      .map(([slug, terms]): ProductAttributeValue => ({
        kind: "global",
        slug,
        terms,
        variation: false,
        visible: !filterAttributes.has(slug),
      })),
    ...choices.map(({ attribute, global: isGlobal, values }): ProductAttributeValue =>
      isGlobal
        ? { kind: "global", slug: attribute, terms: values, variation: true, visible: true }
        : { kind: "local", label: attribute, options: values, variation: true, visible: true },
    ),
    ...(draft.devices
      ? [{ kind: "global", slug: "device", terms: draft.devices, variation: false, visible: true } as const]
      : []),
    ...Object.entries(draft.facts ?? {}).map(([label, value]): ProductAttributeValue => ({
      kind: "local",
      label,
      options: [value],
      variation: false,
      visible: true,
    })),
    ...listEcodesignAttributes(draft),
    ...listChargingAttributes(draft),
  ];
}

const listPictureColors = ({ pictureColors, choices = [], terms }: ProductDraft): readonly string[] =>
  pictureColors ?? choices.find(({ attribute }) => attribute === "color")?.values ?? terms?.["color"] ?? [];

/** Builds a product from its draft. Missing fields are derived deterministically from the SKU. */
export function buildProduct(draft: ProductDraft, id: number, publishedDate: string): CatalogueProduct {
  const slug = draft.slug ?? slugify(draft.name);
  const choices = draft.choices ?? [];
  const pictures: ProductPictures =
    draft.pictureDesign === undefined
      ? { gallery: [], byColor: new Map() }
      : createPictures(id, draft.altName ?? draft.name, draft.pictureDesign, listPictureColors(draft), draft.view);
  const [count] = draft.reviews;
  const source = createSeededRandom(`sales ${draft.sku}`);
  const price = toPrice(draft.price);
  const base = {
    id,
    slug,
    name: draft.name,
    sku: draft.sku,
    description: draft.text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n"),
    shortDescription: `<p>${escapeHtml(draft.line)}</p>`,
    date: draft.date ?? publishedDate,
    status: draft.status ?? "publish",
    visibility: draft.visibility ?? "visible",
    categories: draft.categories,
    attributes: createAttributeValues(draft),
    ...(pictures.image ? { image: pictures.image } : {}),
    gallery: pictures.gallery,
    related: [],
    reviews: writeReviews(draft, id, draft.date ?? publishedDate),
    totalSales: draft.sales ?? Math.round(count * (4 + source.next() * 7)) + source.int(0, 24),
    virtual: draft.kind !== undefined,
    downloadable: draft.kind === "download",
    ...(draft.downloads ? { downloads: draft.downloads } : {}),
    soldIndividually: draft.soldIndividually ?? false,
    ...(draft.size
      ? { weight: draft.size[0], length: draft.size[1], width: draft.size[2], height: draft.size[3] }
      : {}),
    ...(draft.meta ? { metaData: Object.entries(draft.meta).map(([key, value]) => ({ key, value })) } : {}),
  } as const;
  if (draft.external) {
    const { url, button } = draft.external;
    return {
      ...base,
      type: "external",
      price,
      ...(url === undefined ? {} : { externalUrl: url }),
      ...(button === undefined ? {} : { buttonText: button }),
    };
  }
  if (choices.length === 0)
    return { ...base, type: "simple", price, stock: draft.stock ?? createDefaultStock(draft.sku) };
  return {
    ...base,
    type: "variable",
    variations: createVariations(draft, choices, id, pictures),
    ...(draft.commonStock ? { stock: draft.commonStock } : {}),
    ...(draft.preselect ? { defaultAttributes: getDefaultValues(choices, draft.preselect) } : {}),
  };
}

/** Returns the preselected value of each choice that has one, by attribute key. */
const getDefaultValues = (
  choices: NonNullable<ProductDraft["choices"]>,
  preselection: NonNullable<ProductDraft["preselect"]>,
): Record<string, string> =>
  Object.fromEntries(
    choices
      .filter(({ attribute }) => preselection[attribute] !== undefined)
      .map((choice) => [getAttributeKey(choice), preselection[choice.attribute] ?? ""]),
  );
