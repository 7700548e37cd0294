import { toValidChoice, type Image, type ProductDetail } from "@rewire/domain";
import { toPlainText } from "../../html/plainText.ts";
import { sanitizeHtml } from "../../html/sanitizeHtml.ts";
import { toAttributes, toUnlistedAttributes, type AttributeFields } from "./toAttributes.ts";
import { toImage, type ImageFields } from "./toImage.ts";
import type { WarningLogger } from "./toPrice.ts";
import { toProductSummary, type SummaryFields } from "./toProductSummary.ts";
import { toValues, toVariations, type VariationFields, type VariationAttributeFields } from "./toVariations.ts";

interface NodeConnection<Node> {
  readonly nodes: readonly Node[];
}

/** Fields of the fragment `ProductDetail`, for any product type. */
export interface DetailFields extends Omit<SummaryFields, "variations"> {
  readonly sku: string | null;
  readonly description: string | null;
  readonly virtual: boolean | null;
  readonly galleryImages: NodeConnection<ImageFields> | null;
  readonly related: NodeConnection<SummaryFields | object> | null;
  readonly reviewsAllowed?: boolean | null;
  readonly soldIndividually?: boolean | null;
  readonly attributes?: NodeConnection<AttributeFields> | null;
  readonly defaultAttributes?: NodeConnection<VariationAttributeFields> | null;
  readonly variations?:
    | (NodeConnection<VariationFields> & {
        readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      })
    | null;
  readonly weight?: string | null;
  readonly length?: string | null;
  readonly width?: string | null;
  readonly height?: string | null;
  readonly externalUrl?: string | null;
  readonly buttonText?: string | null;
}

/**
 * Maps a product for its product page; returns null for an unsupported product type. Runs only on the server, because
 * it sanitises HTML.
 */
export function toProductDetail(fields: DetailFields, currency: string, warn?: WarningLogger): ProductDetail | null {
  const summary = toProductSummary(fields, currency, warn);
  if (!summary) return null;
  const attributes = toAttributes(fields.attributes?.nodes ?? []);
  const unlistedAttributes = toUnlistedAttributes(fields.attributes?.nodes ?? []);
  return {
    ...summary,
    sku: fields.sku ?? "",
    description: sanitizeHtml(fields.description),
    shortDescription: sanitizeHtml(fields.shortDescription),
    gallery: toGallery(summary.image, fields.galleryImages?.nodes ?? [], summary.name),
    attributes,
    ...(unlistedAttributes.length > 0 ? { unlistedAttributes } : {}),
    variations: toVariations(fields.variations?.nodes ?? [], attributes, { currency, name: summary.name, warn }),
    // Simple products have their only brand as a "default", by its name: values that are not options are omitted.
    defaultValues: toValidChoice(attributes, toValues(fields.defaultAttributes?.nodes ?? [])),
    isVirtual: fields.virtual ?? false,
    external: toExternalOffer(fields),
    dimensions: {
      weight: fields.weight ?? "",
      length: fields.length ?? "",
      width: fields.width ?? "",
      height: fields.height ?? "",
    },
    takesReviews: fields.reviewsAllowed !== false,
    isSoldIndividually: fields.soldIndividually ?? false,
    related: (fields.related?.nodes ?? []).flatMap((node) =>
      "databaseId" in node ? (toProductSummary(node, currency, warn) ?? []) : [],
    ),
  };
}

/** Returns the product's own picture first, without duplicates. */
function toGallery(mainImage: Image | null, nodes: readonly ImageFields[], name: string): readonly Image[] {
  const images = [mainImage, ...nodes.map((node) => toImage(node, name))].filter((image) => image !== null);
  return images.filter(({ url }, index) => images.findIndex((otherImage) => otherImage.url === url) === index);
}

/** Maps an external product's URL; null unless it is a web URL, because the product cannot be bought then. */
function toExternalOffer({ externalUrl, buttonText }: DetailFields): ProductDetail["external"] {
  return externalUrl && /^https?:\/\//i.test(externalUrl) ? { url: externalUrl, label: toPlainText(buttonText) } : null;
}
