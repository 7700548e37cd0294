import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { createPath, PrefetchPageLinks, useLocation, useNavigate, type Location } from "react-router";

/** Hover time before a page is prefetched, in milliseconds, so that a passing pointer triggers no request. */
const PREFETCH_DELAY_MS = 100;

/** Returns whether the visitor prefers reduced data usage, so that pages are requested by clicks only. */
export const isDataReduced = (): boolean => "reducedData" in document.documentElement.dataset;

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;

/** Event handlers shared by all links within the app. The object never changes. */
export interface PageNavigation {
  /** Whether data can be loaded before a navigation, which requires the framework's router. */
  readonly canPrefetch: boolean;
  /** Prevents that a page is prefetched whose data a component requests itself. */
  readonly skipPrefetch: (link: HTMLAnchorElement) => void;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onMouseEnter: (event: LinkEvent) => void;
  readonly onMouseLeave: (event: LinkEvent) => void;
  readonly onFocus: (event: LinkEvent) => void;
  readonly onBlur: (event: LinkEvent) => void;
  readonly onTouchStart: (event: LinkEvent) => void;
}

const PageNavigationContext = createContext<PageNavigation | null>(null);
const PathnameContext = createContext("/");

/**
 * Returns the event handlers for links; null outside a {@link PageNavigationProvider}. Without the handlers, links load
 * new documents.
 */
export const usePageNavigation = (): PageNavigation | null => useContext(PageNavigationContext);

/**
 * Returns the path of the current page. Unlike `useLocation`, the hook causes no re-render when only the query changes,
 * for example when a list is sorted or filtered.
 */
export const usePathname = (): string => useContext(PathnameContext);

interface PageNavigationProviderProps {
  /**
   * Whether data and scripts of a link's target are prefetched on hover. Requires the framework's router. @default
   * false
   */
  canPrefetch?: boolean | undefined;
  children: ReactNode;
}

/**
 * Provider of client-side navigation for all links of the app. Replaces React Router's `Link`, because every link would
 * resolve its URL, keep its own prefetch state, and re-render on every location change; a page has hundreds of links.
 * See docs/decisions/0024-elements-and-links-of-our-own.md.
 */
export function PageNavigationProvider({ canPrefetch = false, children }: PageNavigationProviderProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const currentLocation = useRef(location);
  useEffect(() => {
    currentLocation.current = location;
  }, [location]);
  // Prefetched page with the location it was requested from, so that it is discarded on navigation.
  const [prefetchTarget, setPrefetchTarget] = useState<{ readonly page: string; readonly from: Location } | null>(null);
  const hoveredTarget = useRef<EventTarget>(null);
  const skippedPage = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const navigation = useMemo<PageNavigation>(() => {
    const schedulePrefetch = ({ currentTarget }: LinkEvent) => {
      const next = { page: getHref(currentTarget), from: currentLocation.current };
      hoveredTarget.current = currentTarget;
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => next.page !== skippedPage.current && !isDataReduced() && setPrefetchTarget(next),
        PREFETCH_DELAY_MS,
      );
    };
    // One link may have the focus while the pointer is over another; the latest event takes precedence.
    const cancelPrefetch = ({ currentTarget }: LinkEvent) => {
      if (currentTarget !== hoveredTarget.current) return;
      clearTimeout(timer.current);
      setPrefetchTarget(null);
    };
    return {
      canPrefetch,
      skipPrefetch: (link) => {
        skippedPage.current = getHref(link);
      },
      onClick: (event) => {
        // A page that is already being opened need not be prefetched.
        clearTimeout(timer.current);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        const href = getHref(event.currentTarget);
        void navigate(href, { replace: href === createPath(currentLocation.current) });
      },
      onMouseEnter: schedulePrefetch,
      onFocus: schedulePrefetch,
      onTouchStart: schedulePrefetch,
      onMouseLeave: cancelPrefetch,
      onBlur: cancelPrefetch,
    };
  }, [canPrefetch, navigate]);

  return (
    <PageNavigationContext value={navigation}>
      <PathnameContext value={location.pathname}>{children}</PathnameContext>
      {canPrefetch && prefetchTarget?.from === location && <PrefetchPageLinks page={prefetchTarget.page} />}
    </PageNavigationContext>
  );
}

/** Returns whether a click opens the link in the same tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Reads the attribute, because the `href` property would encode some characters differently. */
const getHref = (link: HTMLAnchorElement): string => link.getAttribute("href") ?? "/";
