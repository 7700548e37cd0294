import { createContext, useContext } from "react";

/** SVG content of an icon, with the size of its view box. */
export interface IconDrawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Function that fetches an icon by its Iconify name, such as "ion:cube-outline". It resolves to null if the icon does
 * not exist, or after a timeout.
 */
export type IconSource = (name: string) => Promise<IconDrawing | null>;

const emptyIconSource: IconSource = async () => null;
const IconSourceContext = createContext<IconSource>(emptyIconSource);

/** Provider of the {@link IconSource} for icons outside the sprite. Without a provider, such icons are not shown. */
export const IconSourceProvider = IconSourceContext.Provider;

/** Returns the icon source of the {@link IconSourceProvider}. */
export const useIconSource = (): IconSource => useContext(IconSourceContext);
