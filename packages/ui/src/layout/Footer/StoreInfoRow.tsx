import type { Image, ShopLocation } from "@rewire/domain";
import { chakra } from "../../theme/chakra.tsx";
import { MapEmbed } from "../MapEmbed/MapEmbed.tsx";
import { StoreInfoCard } from "./StoreInfoCard.tsx";

export interface StoreInfoRowProps {
  place: ShopLocation;
  /** Formatted phone number; "" for none. */
  phone: string;
  /** Photo of the shop; omitted if null or missing. */
  photo?: Image | null | undefined;
  hasMap: boolean;
  /** Whether there is an address, a phone number or opening hours. */
  hasStoreInfo: boolean;
}

/** First row of the footer: map, address and opening hours, and a photo of the shop. */
export function StoreInfoRow({ place, phone, photo, hasMap, hasStoreInfo }: StoreInfoRowProps) {
  return (
    <RowGrid parts={hasMap ? (photo ? "all" : "mapAndVisit") : photo ? "visitAndPhoto" : "visit"}>
      {hasMap && <MapEmbed place={place} />}
      {hasStoreInfo && <StoreInfoCard place={place} phone={phone} />}
      {photo && (
        <ShopPhoto>
          <img src={photo.url} alt={photo.alt} loading="lazy" decoding="async" />
        </ShopPhoto>
      )}
    </RowGrid>
  );
}

const RowGrid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", borderTopWidth: "1px", borderColor: "border.muted" },
  variants: {
    parts: {
      all: {
        lg: {
          gridTemplateColumns: "minmax(0, 5fr) minmax(22.5rem, 3fr) minmax(0, 4fr)",
          gridAutoRows: "minmax(21.25rem, auto)",
        },
      },
      visitAndPhoto: {
        lg: { gridTemplateColumns: "minmax(22.5rem, 1fr) minmax(0, 1fr)", gridAutoRows: "minmax(21.25rem, auto)" },
      },
      visit: {},
      mapAndVisit: {
        lg: { gridTemplateColumns: "minmax(0, 2fr) minmax(22.5rem, 1fr)", gridAutoRows: "minmax(21.25rem, auto)" },
      },
    },
  },
});
// The picture fills its grid cell without stretching the row.
const ShopPhoto = chakra("div", {
  base: {
    position: "relative",
    minHeight: "220px",
    bg: "bg.plate",
    "& > img": {
      position: "absolute",
      inset: "0",
      width: "full",
      height: "full",
      objectFit: "cover",
      filter: "var(--rw-studio-filter)",
    },
  },
});
