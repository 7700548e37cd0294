import { createContext, useContext } from "react";

/** SVG content of an icon, with the size of its view box. */
export interface IconDrawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Fetches an icon by its Iconify name, "ion:cube-outline"; resolves to null if the icon does not exist, or after a
 * timeout.
 */
export type IconSource = (name: string) => Promise<IconDrawing | null>;

const emptyIconSource: IconSource = async () => null;
const IconSourceContext = createContext<IconSource>(emptyIconSource);

/** Provider of the source for icons outside the sprite; without a provider, such icons are not shown. */
export const IconSourceProvider = IconSourceContext.Provider;

/** Returns the icon source of the {@link IconSourceProvider}. */
export const useIconSource = (): IconSource => useContext(IconSourceContext);
