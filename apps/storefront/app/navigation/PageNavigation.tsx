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

/** How long somebody points at a link before its page is fetched ahead, in milliseconds: who only passes fetches nothing. */
const INTENT = 100;

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;

/** What a link to a page of this app listens to. The same functions for all links, as long as the app is open. */
export interface PageNavigation {
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onMouseEnter: (event: LinkEvent) => void;
  readonly onMouseLeave: (event: LinkEvent) => void;
  readonly onFocus: (event: LinkEvent) => void;
  readonly onBlur: (event: LinkEvent) => void;
  readonly onTouchStart: (event: LinkEvent) => void;
}

const PageNavigationContext = createContext<PageNavigation | null>(null);

/** What {@link PageNavigationProvider} gives; null outside of it, where links are the browser's. */
export const usePageNavigation = (): PageNavigation | null => useContext(PageNavigationContext);

interface PageNavigationProviderProps {
  /** Fetches the page that somebody points at ahead, its data and its scripts. Only inside the framework's router. @default false */
  canPrefetch?: boolean | undefined;
  children: ReactNode;
}

/**
 * Takes links to other pages without a reload. One for the whole app, because React Router's own link asks for the
 * address, resolves it and keeps a prefetch of its own in each of the hundreds on a page, and draws itself anew whenever
 * the address changes (decision 24).
 */
export function PageNavigationProvider({ canPrefetch = false, children }: PageNavigationProviderProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  // Noted with the page it was wanted from: when that is left, nothing is.
  const [wanted, setWanted] = useState<{ readonly page: string; readonly from: Location } | null>(null);
  const pointedAt = useRef<EventTarget>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const navigation = useMemo<PageNavigation>(() => {
    const intend = ({ currentTarget }: LinkEvent) => {
      const next = { page: hrefOf(currentTarget), from: here.current };
      pointedAt.current = currentTarget;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setWanted(next), INTENT);
    };
    // One link may keep the focus while the mouse is on another: the last of them counts.
    const forget = ({ currentTarget }: LinkEvent) => {
      if (currentTarget !== pointedAt.current) return;
      clearTimeout(timer.current);
      setWanted(null);
    };
    return {
      onClick: (event) => {
        // What is opened now is not fetched ahead.
        clearTimeout(timer.current);
        if (
          event.defaultPrevented ||
          event.button !== 0 ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.altKey
        )
          return;
        event.preventDefault();
        const href = hrefOf(event.currentTarget);
        void navigate(href, { replace: href === createPath(here.current) });
      },
      onMouseEnter: intend,
      onFocus: intend,
      onTouchStart: intend,
      onMouseLeave: forget,
      onBlur: forget,
    };
  }, [navigate]);

  return (
    <PageNavigationContext value={navigation}>
      {children}
      {canPrefetch && wanted?.from === location && <PrefetchPageLinks page={wanted.page} />}
    </PageNavigationContext>
  );
}

/** As it is written: a URL of the browser's would write some of its characters otherwise. */
const hrefOf = (link: HTMLAnchorElement): string => link.getAttribute("href") ?? "/";
