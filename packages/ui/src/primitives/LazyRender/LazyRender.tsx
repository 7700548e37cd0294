import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

// @chunk shopFrame: used by footers and product pages, but not by the checkout.

export interface LazyRenderProps {
  /**
   * Estimated height on phones and on wide screens, as CSS lengths; the scroll bar uses it until the content is laid
   * out. Estimate generously: when a scroll position is restored, the page must be long enough.
   */
  height: { readonly base: string; readonly lg: string };
  /** Element type. @default "div" */
  as?: "div" | "footer" | undefined;
  /** Whether the content is printed. @default true */
  rendersForPrint?: boolean | undefined;
  children: ReactNode;
}

/**
 * Section of a page whose layout is computed only when the user scrolls near it (`content-visibility`), which speeds up
 * the first paint.
 */
export function LazyRender({ height, rendersForPrint = true, children, ...rest }: LazyRenderProps) {
  return (
    <Root
      containIntrinsicBlockSize={{ base: `auto ${height.base}`, lg: `auto ${height.lg}` }}
      {...(rendersForPrint ? {} : { "data-print": "hide" })}
      {...rest}
    >
      {children}
    </Root>
  );
}

const Root = chakra("div", { base: { contentVisibility: "auto" } });
