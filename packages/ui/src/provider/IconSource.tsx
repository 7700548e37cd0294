import { createContext, useContext } from "react";

/** A drawing as the inside of an `<svg>`, with the size of its box. */
export interface IconDrawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** Fetches a drawing by its Iconify name, "ion:cube-outline"; null where there is none, or not in time. */
export type IconSource = (name: string) => Promise<IconDrawing | null>;

const nothing: IconSource = async () => null;
const IconSourceContext = createContext<IconSource>(nothing);

/** Says where icons come from that are not part of the interface's own; without it there are none. */
export const IconSourceProvider = IconSourceContext.Provider;

/** What {@link IconSourceProvider} gives. */
export const useIconSource = (): IconSource => useContext(IconSourceContext);
