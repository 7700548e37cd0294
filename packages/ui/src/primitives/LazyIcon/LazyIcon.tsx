import { useEffect, useState } from "react";
import { useIconSource, type IconDrawing } from "../../provider/IconSource.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface LazyIconProps {
  /** Iconify name, such as "ion:cube-outline". */
  name: string;
  /** Width and height in rem. @default 1.25 */
  size?: number | undefined;
}

/**
 * Icon that is not in the sprite and is fetched when first displayed. Its space is reserved, and stays empty if the
 * icon cannot be loaded.
 */
export function LazyIcon({ name, size = 1.25 }: LazyIconProps) {
  const iconSource = useIconSource();
  const [loadedIcon, setLoadedIcon] = useState<{ readonly name: string; readonly drawing: IconDrawing } | null>(null);

  useEffect(() => {
    let isMounted = true;
    const fetchDrawing = async () => {
      const drawing = await iconSource(name);
      if (isMounted && drawing) setLoadedIcon({ name, drawing });
    };
    void fetchDrawing();
    return () => {
      isMounted = false;
    };
  }, [iconSource, name]);

  // Client only: server-rendered HTML never contains it.
  const style =
    loadedIcon?.name === name ? { maskImage: `url("${toDataUrl(loadedIcon.drawing)}")`, opacity: 1 } : undefined;
  // oxlint-disable-next-line react/forbid-component-props -- undefined on the server; a browser may set it
  return <LazyIconRoot aria-hidden boxSize={`${size}rem`} style={style} />;
}

/** As a CSS mask, the icon takes the text colour, and scripts in the SVG cannot run. */
const toDataUrl = ({ body, width, height }: IconDrawing): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

const LazyIconRoot = chakra("span", {
  base: {
    display: "inline-block",
    flex: "none",
    opacity: "0",
    bg: "currentColor",
    maskSize: "contain",
    maskRepeat: "no-repeat",
    maskPosition: "center",
    "@media (forced-colors: active)": { bg: "CanvasText" },
  },
});
