import { placeholderUrl, type Image } from "@rewire/domain";
import { usePictureSet } from "../../provider/PictureSource.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";

// @chunk frame: most pages show products.

export interface PictureProps {
  /** Null shows the shop's placeholder, or a drawing on the same ground. */
  image: Image | null;
  /** How wide it is at which page width, as in HTML: "(min-width: 64em) 22vw, 50vw". */
  sizes: string;
  /** Width divided by height; studio pictures are square. @default 1 */
  ratio?: number | undefined;
  /** The page's first picture: fetched at once and before others. @default false */
  isPriority?: boolean | undefined;
  /** `cover` fills its place, `contain` shows all of it. @default "cover" */
  fit?: "cover" | "contain" | undefined;
  /** A drawing where the picture is missing, of what it would show. @default the placeholder for all pictures */
  placeholder?: IconName | undefined;
}

/** A picture on the studio's grey, which stands there while it loads; dimmed in dark. Fills the width of its place. */
export function Picture({ image, sizes, ratio = 1, isPriority = false, fit = "cover", placeholder }: PictureProps) {
  const srcSet = usePictureSet(image?.url);
  return (
    <Plate aspectRatio={ratio}>
      {image || !placeholder ? (
        <Photo
          // `sizes` and `srcset` stand before `src`, or Safari fetches the original first.
          sizes={srcSet && sizes}
          srcSet={srcSet}
          src={image?.url ?? placeholderUrl}
          alt={image?.alt ?? ""}
          width={640}
          height={Math.round(640 / ratio)}
          loading={isPriority ? "eager" : "lazy"}
          fetchPriority={isPriority ? "high" : "auto"}
          decoding={isPriority ? "auto" : "async"}
          objectFit={fit}
        />
      ) : (
        <Missing aria-hidden>
          <Icon name={placeholder} size={3.5} />
        </Missing>
      )}
    </Plate>
  );
}

const Plate = chakra("span", {
  base: { position: "relative", display: "block", width: "full", overflow: "hidden", bg: "bg.plate" },
});
const Photo = chakra(
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
const Missing = chakra("span", {
  base: { position: "absolute", inset: "0", display: "grid", placeItems: "center", color: "tin.400" },
});
