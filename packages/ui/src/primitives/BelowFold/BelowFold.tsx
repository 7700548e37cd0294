import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";

// @chunk frame: footers and products.

export interface BelowFoldProps {
  /**
   * Its usual height on phones and on wide screens, lengths of CSS: what the scroll bar goes by until browsers know better.
   * Rather too much: whoever comes back to a place in it must find the page long enough.
   */
  height: { readonly base: string; readonly lg: string };
  /** @default "div" */
  as?: "div" | "footer" | undefined;
  /** @default true */
  isPrinted?: boolean | undefined;
  children: ReactNode;
}

/** The lower end of a page: browsers lay it out when the reader comes near, and have less to do before the first view is there. */
export function BelowFold({ height, isPrinted = true, children, ...rest }: BelowFoldProps) {
  return (
    <Root
      containIntrinsicBlockSize={{ base: `auto ${height.base}`, lg: `auto ${height.lg}` }}
      {...(isPrinted ? {} : { "data-print": "hide" })}
      {...rest}
    >
      {children}
    </Root>
  );
}

const Root = chakra("div", { base: { contentVisibility: "auto" } });
