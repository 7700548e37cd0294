import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type {
  Catalogue,
  CatalogueAttribute,
  CatalogueCategory,
  CataloguePicture,
  CatalogueProduct,
  CatalogueReview,
  CatalogueVariation,
  ProductAttributeValue,
  StockState,
} from "../catalogue/types.ts";
import type { CouponSettings, ShopSettings } from "../settings/ShopSettings.ts";
import { defaultSettings } from "../settings/defaultSettings.ts";

/** Recorded request to a real shop and its response, without tokens and passwords. */
export interface Recording {
  readonly file: string;
  readonly name: string;
  readonly port: number;
  readonly request: {
    readonly query?: string;
    readonly variables?: Record<string, unknown> | null;
    readonly headers?: Readonly<Record<string, string>>;
  };
  readonly response?: {
    readonly status: number;
    readonly headers: readonly (readonly [string, string])[];
    readonly body: RecordedBody;
  };
}

export interface RecordedBody {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly path?: readonly (string | number)[] }[];
}

const RECORDINGS_FOLDER = fileURLToPath(new URL("../../../../../shared/backend/recordings", import.meta.url));

/** Last recording of one shop: later ones are of another shop, with other products under the same ids. */
const LAST_SHOP_RECORDING_ID = "468~";

/** Reads the recordings of one shop in chronological order. Returns null if there are no recordings. */
export function readRecordings(): Recording[] | null {
  if (!existsSync(RECORDINGS_FOLDER)) return null;
  const files = readdirSync(RECORDINGS_FOLDER)
    .filter((name) => name.endsWith(".json") && name < LAST_SHOP_RECORDING_ID)
    .toSorted();
  return files.map((file) => ({
    ...(JSON.parse(readFileSync(join(RECORDINGS_FOLDER, file), "utf8")) as Omit<Recording, "file">),
    file,
  }));
}

/** Fields of a product, variation, category or picture in a recorded response, which contains only some of them. */
interface RecordedNode {
  readonly databaseId: number;
  readonly type?: string;
  readonly slug?: string;
  readonly name?: string;
  readonly sku?: string | null;
  readonly label?: string;
  readonly value?: string;
  readonly scope?: string;
  readonly attributeId?: number;
  readonly options?: readonly string[];
  readonly variation?: boolean;
  readonly visible?: boolean;
  readonly description?: string | null;
  readonly shortDescription?: string | null;
  readonly price?: string | null;
  readonly regularPrice?: string | null;
  readonly salePrice?: string | null;
  readonly onSale?: boolean;
  readonly dateOnSaleFrom?: string | null;
  readonly dateOnSaleTo?: string | null;
  readonly stockStatus?: StockState | null;
  readonly stockQuantity?: number | null;
  readonly lowStockAmount?: number | null;
  readonly virtual?: boolean;
  readonly downloadable?: boolean;
  readonly weight?: string | null;
  readonly length?: string | null;
  readonly width?: string | null;
  readonly height?: string | null;
  readonly externalUrl?: string | null;
  readonly buttonText?: string | null;
  readonly parentDatabaseId?: number | null;
  readonly sourceUrl?: string;
  readonly altText?: string | null;
  readonly image?: RecordedNode | null;
  readonly galleryImages?: RecordedConnection;
  readonly productCategories?: RecordedConnection;
  readonly attributes?: RecordedConnection;
  readonly terms?: RecordedConnection;
  readonly variations?: RecordedConnection;
  readonly defaultAttributes?: RecordedConnection;
  readonly reviews?: {
    readonly edges: readonly {
      readonly rating: number;
      readonly node: {
        readonly databaseId: number;
        readonly content: string | null;
        readonly date: string;
        readonly author: { readonly node: { readonly name: string } };
      };
    }[];
  };
}

type RecordedConnection = { readonly nodes: readonly RecordedNode[] } | null;

interface RecordedData {
  readonly products?: RecordedConnection;
  readonly product?: RecordedNode | null;
  readonly productCategories?: RecordedConnection;
}

/** Reconstructs the catalogue of the recorded shop from its responses. */
export function createRecordedCatalogue(recordings: readonly Recording[]): Catalogue {
  const details = new Map<number, RecordedNode>();
  for (const { response } of recordings) {
    const data = response?.body?.data as RecordedData | null | undefined;
    const list = [...(data?.products?.nodes ?? []), ...(data?.product ? [data.product] : [])].filter(
      (candidate) => candidate.databaseId !== undefined,
    );
    for (const node of list) details.set(node.databaseId, { ...details.get(node.databaseId), ...node });
  }
  const attributes = new Map<
    string,
    { id: number; label: string; terms: Map<string, { id: number; slug: string; name: string }> }
  >();
  for (const node of details.values()) {
    for (const attribute of node.attributes?.nodes ?? []) {
      if (attribute.scope !== "GLOBAL") continue;
      const name = String(attribute.name).replace("pa_", "");
      const entry = attributes.get(name) ?? {
        id: attribute.attributeId ?? 0,
        label: attribute.label ?? name,
        terms: new Map(),
      };
      for (const term of attribute.terms?.nodes ?? [])
        entry.terms.set(term.slug ?? "", { id: term.databaseId, slug: term.slug ?? "", name: term.name ?? "" });
      attributes.set(name, entry);
    }
  }
  const recordedCategories = recordings.find((recording) => recording.name === "product-categories")?.response?.body
    .data as RecordedData | undefined;
  const nodes = recordedCategories?.productCategories?.nodes ?? [];
  const categories = nodes.map((node): CatalogueCategory => {
    const parent = nodes.find((candidate) => candidate.databaseId === node.parentDatabaseId)?.slug;
    return {
      id: node.databaseId,
      slug: node.slug ?? "",
      name: node.name ?? "",
      description: node.description ?? "",
      ...(parent !== undefined && { parent }),
    };
  });
  const products = [...details.values()].map((one, index) => toProduct(one, index));
  const draftId = recordings.find((one) => one.name === "add-draft")?.request.variables as
    | { input: { productId: number } }
    | undefined;
  const [firstProduct] = products;
  if (firstProduct && draftId)
    products.push({ ...firstProduct, id: draftId.input.productId, slug: "draft-gadget", status: "draft" });
  return {
    categories,
    attributes: [...attributes].map(([slug, { id, label, terms }]): CatalogueAttribute => ({
      id,
      slug,
      label,
      terms: [...terms.values()],
    })),
    products,
  };
}

const picture = (node: RecordedNode | null | undefined): CataloguePicture | undefined =>
  node === null || node === undefined
    ? undefined
    : {
        id: node.databaseId ?? 1,
        file: String(node.sourceUrl).split("/").at(-1) ?? "",
        alt: node.altText ?? "",
        width: 600,
        height: 600,
      };

const price = (node: RecordedNode) => {
  const parseRecordedPrice = (text: unknown) => (typeof text === "string" ? text.replace(/[€,]/g, "") : undefined);
  const regularPrice = parseRecordedPrice(node.regularPrice) ?? parseRecordedPrice(node.price);
  const salePrice = parseRecordedPrice(node.salePrice);
  return {
    ...(regularPrice !== undefined && { regular: regularPrice }),
    ...(salePrice !== undefined && { sale: salePrice }),
    ...(node.dateOnSaleFrom && { saleFrom: node.dateOnSaleFrom }),
    ...(node.dateOnSaleTo && { saleTo: node.dateOnSaleTo }),
    ...(salePrice !== undefined &&
      node.onSale === false &&
      !node.dateOnSaleFrom && { saleFrom: "2027-01-01T00:00:00Z" }),
  };
};

const stock = (node: RecordedNode) => ({
  state: node.stockStatus ?? ("IN_STOCK" as const),
  ...(node.stockQuantity !== null && node.stockQuantity !== undefined && { quantity: node.stockQuantity }),
  ...(node.lowStockAmount && { lowStockAmount: node.lowStockAmount }),
});

/** Free and unpriced products have the same fields in the recordings, but different names. */
const FREE_PRODUCTS = new Set(["free-sticker-pack"]);
const INDIVIDUALLY_SOLD_SLUGS = new Set(["limited-signed-keyboard"]);

/** Fields of products of every type. @param index Position in the recorded list, which is sorted by date */
function toSharedFields(node: RecordedNode, index: number) {
  const image = picture(node.image);
  return {
    id: node.databaseId,
    slug: node.slug ?? "",
    name: node.name ?? "",
    sku: node.sku ?? "",
    description: node.description ?? "",
    shortDescription: node.shortDescription ?? "",
    /** The list is sorted by date, which gives the order of every product. */
    date: new Date(Date.UTC(2026, 9, 1) - index * 60_000).toISOString(),
    status: "publish" as const,
    visibility: "visible" as const,
    categories: (node.productCategories?.nodes ?? []).map((category) => String(category.slug)),
    attributes: (node.attributes?.nodes ?? []).map((attribute): ProductAttributeValue =>
      attribute.scope === "GLOBAL"
        ? {
            kind: "global",
            slug: String(attribute.name).replace("pa_", ""),
            terms: attribute.options ?? [],
            variation: attribute.variation ?? false,
            visible: attribute.visible ?? true,
          }
        : {
            kind: "local",
            label: attribute.label ?? "",
            options: attribute.options ?? [],
            variation: attribute.variation ?? false,
            visible: attribute.visible ?? true,
          },
    ),
    ...(image && { image }),
    gallery: (node.galleryImages?.nodes ?? []).flatMap((galleryImage) => picture(galleryImage) ?? []),
    related: [],
    totalSales: 0,
    reviews: (node.reviews?.edges ?? []).map((edge): CatalogueReview => ({
      id: edge.node.databaseId,
      author: edge.node.author.node.name,
      email: `${edge.node.databaseId}@example.test`,
      rating: Math.max(1, Math.round(edge.rating)) as CatalogueReview["rating"],
      content: edge.node.content ?? "",
      date: edge.node.date,
      approved: true,
    })),
    virtual: node.virtual ?? false,
    downloadable: node.downloadable ?? false,
    soldIndividually: INDIVIDUALLY_SOLD_SLUGS.has(node.slug ?? ""),
    ...(node.weight && { weight: node.weight }),
    ...(node.length && { length: node.length }),
    ...(node.width && { width: node.width }),
    ...(node.height && { height: node.height }),
  };
}

function toProduct(node: RecordedNode, index: number): CatalogueProduct {
  const sharedFields = toSharedFields(node, index);
  if (node.type === "GROUPED") return { ...sharedFields, type: "grouped", price: price(node), members: [] };
  if (node.type === "EXTERNAL")
    return {
      ...sharedFields,
      type: "external",
      price: price(node),
      ...(node.externalUrl && { externalUrl: node.externalUrl }),
      ...(node.buttonText && { buttonText: node.buttonText }),
    };
  if (node.type === "SIMPLE")
    return {
      ...sharedFields,
      type: "simple",
      price: FREE_PRODUCTS.has(sharedFields.slug) ? { regular: "0" } : price(node),
      stock: stock(node),
    };
  const variations = [...(node.variations?.nodes ?? [])].toReversed().map((variation): CatalogueVariation => {
    const ownPicture = picture(variation.image);
    return {
      id: variation.databaseId,
      sku: variation.sku ?? "",
      price: price(variation),
      stock: stock(variation),
      ...(ownPicture && { image: ownPicture }),
      attributes: Object.fromEntries(
        (variation.attributes?.nodes ?? []).map((attribute) => [attribute.name ?? "", attribute.value ?? ""]),
      ),
    };
  });
  const defaults = Object.fromEntries(
    (node.defaultAttributes?.nodes ?? []).map((attribute) => [attribute.name ?? "", attribute.value ?? ""]),
  );
  return {
    ...sharedFields,
    type: "variable",
    variations,
    ...(Object.keys(defaults).length > 0 && { defaultAttributes: defaults }),
  };
}

const coupon = (
  code: string,
  kind: CouponSettings["kind"],
  amount: number,
  overrides: Partial<CouponSettings> = {},
): CouponSettings => ({ code, kind, amount, description: `Reference coupon ${code}`, ...overrides });

/** Settings with which the embedded shop behaves like the recorded shop. */
export const recordedSettings: Partial<ShopSettings> = {
  base: { country: "ES", state: "M" },
  timeZone: "Europe/Madrid",
  zones: [
    {
      countries: ["ES"],
      methods: [
        { kind: "flat_rate", instance: 1, label: "Flat rate", cost: 495 },
        { kind: "free_shipping", instance: 2, label: "Free shipping", cost: 0, from: 5000 },
        { kind: "local_pickup", instance: 3, label: "Local pickup", cost: 0 },
      ],
    },
    {
      countries: defaultSettings.zones.flatMap((zone) => zone.countries).filter((country) => country !== "ES"),
      methods: [
        { kind: "flat_rate", instance: 4, label: "Flat rate", cost: 995 },
        { kind: "free_shipping", instance: 5, label: "Free shipping", cost: 0, from: 15_000 },
      ],
    },
    { countries: [], methods: [{ kind: "flat_rate", instance: 6, label: "Flat rate", cost: 1995 }] },
  ],
  coupons: [
    coupon("save10", "percent", 10),
    coupon("fixed15", "fixed_cart", 1500),
    coupon("item5", "fixed_product", 500),
    coupon("freeship", "fixed_cart", 0, { freeShipping: true }),
    coupon("expired", "percent", 10, { expires: "2020-01-01T00:00:00Z" }),
    coupon("usedup", "percent", 10, { usageLimit: 1, used: 1 }),
    coupon("min500", "fixed_cart", 5000, { minimum: 50_000 }),
    coupon("max20", "fixed_cart", 200, { maximum: 2000 }),
    coupon("solo20", "percent", 20, { individualUse: true }),
    coupon("phones10", "percent", 10, { categories: ["smartphones"] }),
    coupon("viponly", "percent", 15, { emails: ["vip@example.test"] }),
    coupon("nosale", "percent", 10, { notOnSaleItems: true }),
    coupon("peruser1", "percent", 5, { usageLimitPerUser: 1 }),
  ],
  accounts: [
    {
      id: 3,
      username: "peter",
      email: "peter@example.test",
      password: "peter-password",
      firstName: "Peter",
      lastName: "Petersen",
      roles: ["customer"],
    },
    {
      id: 2,
      username: "maria",
      email: "maria@example.test",
      password: "maria-password",
      firstName: "María",
      lastName: "García",
      roles: ["customer"],
    },
  ],
  gateways: defaultSettings.gateways.map((gateway) =>
    gateway.id === "bacs"
      ? {
          ...gateway,
          description:
            "Make your payment directly into our bank account. Please use your Order ID as the payment reference.",
        }
      : gateway,
  ),
  firstOrderId: 890,
};
