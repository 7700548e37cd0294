import {
  deviceFamilies,
  findLowestAmount,
  type DeviceFamily,
  type Money,
  type Price,
  type RepairParts,
  type RepairPrice,
  type RepairWork,
} from "@rewire/domain";
import { decodeName } from "../../html/decodeName.ts";
import { toMoney } from "../../money/toMoney.ts";
import type { CatalogueProductFields } from "./toCatalogueEntry.ts";

/**
 * Maps a product to the repair that it offers; returns null for a product that is not a repair, that is, one without
 * the attribute `pa_fault`. The device comes from the attribute `pa_device`, the other fields from the product's meta
 * data.
 */
export function toRepairWork(
  { terms, metaData }: Pick<CatalogueProductFields, "terms" | "metaData">,
  price: Price,
  currency: string,
): RepairWork | null {
  const findTerm = (taxonomy: string) =>
    terms?.nodes.find(({ taxonomyName, slug }) => taxonomyName === taxonomy && slug);
  const readMeta = (key: string) => metaData?.find((entry) => entry?.key === key)?.value ?? "";
  const fault = findTerm("pa_fault");
  if (!fault?.slug) return null;

  const device = findTerm("pa_device");
  const parts = toRepairParts(readMeta("repair_parts"));
  const lowest = toMoney(readMeta("repair_price_min"), currency);
  const highest = toMoney(readMeta("repair_price_max"), currency);
  const productPrice = findLowestAmount(price, "");
  const isChoice = parts === "choice" && lowest !== null && highest !== null;
  return {
    fault: fault.slug,
    faultName: decodeName(fault.name) || fault.slug,
    device: device?.slug
      ? {
          slug: device.slug,
          name: decodeName(device.name) || device.slug,
          family: toDeviceFamily(readMeta("repair_device_family")),
          newPrice: toMoney(readMeta("repair_new_price"), currency),
        }
      : null,
    price: isChoice
      ? { kind: "fixed", amount: highest }
      : toRepairPrice(readMeta("repair_kind"), { productPrice, lowest, highest }),
    compatiblePrice: isChoice ? lowest : null,
    parts: parts === "choice" && !isChoice ? "original" : parts,
    minutes: parseWholeNumber(readMeta("repair_minutes")) || null,
    warrantyMonths: parseWholeNumber(readMeta("repair_warranty_months")),
  };
}

function toRepairPrice(
  kind: string,
  { productPrice, lowest, highest }: { productPrice: Money | null; lowest: Money | null; highest: Money | null },
): RepairPrice {
  const amount = productPrice ?? lowest;
  if (!amount) return { kind: "quote" };
  if (kind === "check") return { kind: "check", amount };
  return kind === "range" && highest && highest.minor > amount.minor
    ? { kind: "range", from: amount, to: highest }
    : { kind: "fixed", amount };
}

function toRepairParts(text: string): RepairParts {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.includes("original") && parts.includes("compatible")) return "choice";
  return parts.includes("original") ? "original" : parts.includes("compatible") ? "compatible" : "none";
}

const toDeviceFamily = (text: string): DeviceFamily => deviceFamilies.find((family) => family === text) ?? "other";

const parseWholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);
