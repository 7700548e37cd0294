import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from "react";

/** Props that a link component must accept. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Class of an energy label, which global styles draw. */
  "data-energy"?: string | undefined;
}

/** Element or component that renders links: `"a"`, or the link of the app's router. */
export type LinkComponent = "a" | ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent>("a");

/** Provider of the link component for all descendants. */
export function LinkComponentProvider({ value, children }: { value: LinkComponent; children: ReactNode }) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** Returns the app's link component, or `"a"` if there is no provider. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
