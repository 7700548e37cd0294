import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from "react";

/** What a link component must understand; an app's own adds its router. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The element or component that renders links: `"a"`, or the app's router link. */
export type LinkComponent = "a" | ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent>("a");

/** Gives every link below it the app's router link. */
export function LinkComponentProvider({ value, children }: { value: LinkComponent; children: ReactNode }) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** The app's link; a plain `a` where nobody gave one, as in Storybook. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
