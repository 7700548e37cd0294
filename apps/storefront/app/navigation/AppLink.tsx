import { useLocation } from "react-router";
import { findPathLocale } from "@rewire/messages";
import type { LinkComponentProps } from "@rewire/ui";
import { useDocument } from "../i18n/DocumentContext.tsx";
import { usePageNavigation } from "./PageNavigation.tsx";

const isPage = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/**
 * Link component of the app, used by all ui components. Navigates within the same language without reloading. A link to
 * another language loads a new document, because messages must be loaded before hydration. Links to files, fragments
 * and other hosts are handled by the browser.
 */
export function AppLink(props: LinkComponentProps) {
  return props.hrefLang === undefined ? <PageLink {...props} /> : <LanguageLink {...props} />;
}

/**
 * Maximum length of a query that language links include, because six links repeat it. No page of the storefront has a
 * longer query.
 */
const MAX_QUERY_LENGTH = 6_000;

/**
 * Link to the current page in another language, with the page's query. Separate component, so that a changed query
 * re-renders nothing else of header and footer.
 */
function LanguageLink({ href, ...rest }: LinkComponentProps) {
  const { search } = useLocation();
  return <PageLink {...rest} href={search.length > MAX_QUERY_LENGTH ? href : `${href}${search}`} />;
}

function PageLink({ href, children, ...rest }: LinkComponentProps) {
  const { locale } = useDocument();
  const navigation = usePageNavigation();
  const isInternal =
    isPage(href) &&
    rest.download === undefined &&
    (!rest.target || rest.target === "_self") &&
    findPathLocale(href.split(/[?#]/)[0] ?? "") === locale;
  if (!navigation || !isInternal)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <a
      href={href}
      {...rest}
      onClick={chainHandlers(rest.onClick, navigation.onClick)}
      onMouseEnter={chainHandlers(rest.onMouseEnter, navigation.onMouseEnter)}
      onMouseLeave={chainHandlers(rest.onMouseLeave, navigation.onMouseLeave)}
      onFocus={chainHandlers(rest.onFocus, navigation.onFocus)}
      onBlur={chainHandlers(rest.onBlur, navigation.onBlur)}
      onTouchStart={chainHandlers(rest.onTouchStart, navigation.onTouchStart)}
    >
      {children}
    </a>
  );
}

/** Combines two event handlers; the component's own handler is called first. */
function chainHandlers<Event>(
  firstHandler: ((event: Event) => void) | undefined,
  next: (event: Event) => void,
): (event: Event) => void {
  if (!firstHandler) return next;
  return (event) => {
    firstHandler(event);
    next(event);
  };
}
