import { placeholderUrl, type Image, type PictureWidth } from "@rewire/domain";
import { useSrcSet } from "../../provider/PictureSource.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";

// @chunk frame: used by most pages.

export interface PictureProps {
  /** Image; null for the placeholder. */
  image: Image | null;
  /** `sizes` attribute of the image: "(min-width: 64em) 22vw, 50vw". */
  sizes: string;
  /** Aspect ratio, width divided by height; studio pictures are square. @default 1 */
  ratio?: number | undefined;
  /** Whether the image is the page's main one: loaded eagerly and with high priority. @default false */
  isPriority?: boolean | undefined;
  /** `cover` fills the box, `contain` shows the whole image. @default "cover" */
  fit?: "cover" | "contain" | undefined;
  /** Width of the largest copy in physical pixels, for pictures that are never shown larger. @default 1536 */
  maxWidth?: PictureWidth | undefined;
  /** Icon in place of a missing image. @default the general placeholder */
  placeholder?: IconName | undefined;
}

/**
 * Responsive image on a grey background, which is visible while the image loads. It fills the width of its container,
 * and is dimmed in dark mode.
 */
export function Picture(props: PictureProps) {
  const { image, sizes, ratio = 1, isPriority = false, fit: objectFit = "cover", maxWidth, placeholder } = props;
  const srcSet = useSrcSet(image?.url, maxWidth);
  return (
    <PictureFrame aspectRatio={ratio}>
      {image || !placeholder ? (
        <PictureImage
          // `sizes` and `srcset` must precede `src`, or Safari fetches the original first.
          sizes={srcSet && sizes}
          srcSet={srcSet}
          src={image?.url ?? placeholderUrl}
          alt={image?.alt ?? ""}
          width={640}
          height={Math.round(640 / ratio)}
          {...(isPriority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
          objectFit={objectFit}
        />
      ) : (
        <MissingPicture aria-hidden>
          <Icon name={placeholder} size={3.5} />
        </MissingPicture>
      )}
    </PictureFrame>
  );
}

const PictureFrame = chakra("span", {
  base: { position: "relative", display: "block", width: "full", overflow: "hidden", bg: "bg.plate" },
});
const PictureImage = chakra(
  "img",
  {
    base: {
      display: "block",
      width: "full",
      height: "full",
      maxWidth: "none",
      filter: "var(--rw-studio-filter)",
      color: "tin.950",
      fontSize: "xs",
    },
  },
  { forwardProps: ["width", "height", "fetchPriority"] },
);
const MissingPicture = chakra("span", {
  base: { position: "absolute", inset: "0", display: "grid", placeItems: "center", color: "tin.400" },
});
