import { pictureWidths, type PictureWidth } from "@rewire/domain";
import { createContext, useContext, type ReactNode } from "react";

/**
 * Function that returns the URL of a picture resized to one of the storefront's widths, or null if only the original is
 * available.
 */
export type PictureSource = (url: string, width: PictureWidth) => string | null;

const PictureSourceContext = createContext<PictureSource>(() => null);

/** Provider of the {@link PictureSource} for all descendants. */
export function PictureSourceProvider({ value, children }: { value: PictureSource; children: ReactNode }) {
  return <PictureSourceContext value={value}>{children}</PictureSourceContext>;
}

/** Widths in a `srcset`, each 1.3 to 1.6 times the previous one; further widths would hardly reduce downloads. */
const CANDIDATE_WIDTHS = pictureWidths.filter((width) => width !== 640 && width !== 1280);

/**
 * Returns the `srcset` of a picture, or undefined if there are no resized pictures.
 * @param maxWidth Maximum width in pixels.
 * @default 1536
 */
export function useSrcSet(url: string | undefined, maxWidth: PictureWidth = 1536): string | undefined {
  const source = useContext(PictureSourceContext);
  if (url === undefined) return undefined;
  const srcSetEntries = CANDIDATE_WIDTHS.flatMap((width) => {
    const resizedSource = width > maxWidth ? null : source(url, width);
    return resizedSource === null ? [] : [`${resizedSource} ${width}w`];
  });
  return srcSetEntries.length > 0 ? srcSetEntries.join(",") : undefined;
}
