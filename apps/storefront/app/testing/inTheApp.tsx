import type { Decorator } from "@storybook/react-vite";
import { createContext, useContext, type ReactNode } from "react";
import { Outlet, useLocation } from "react-router";
import {
  defaultSettings,
  emptySettings,
  type CategoryRef,
  type SiteSettings,
  type ShopLocation,
  type ShopSettings,
} from "@rewire/domain";
import { defaultLocale, isLocale, localePrefixes, type Messages } from "@rewire/messages";
import { CommerceProvider } from "../commerce/CommerceProvider.tsx";
import { LazyCommerceIsland } from "../screens/Frame/LazyCommerceIsland.tsx";
import { openEmbeddedShop } from "./embeddedShop/openEmbeddedShop.ts";
import { startAnew } from "./startAnew.ts";
import { StoryApp } from "./StoryApp.tsx";
import { StoryFrame } from "./StoryFrame.tsx";

/** What a story says in `parameters.app` about the app around it. */
export interface AppParameters {
  /** Address of the story, path and query without language. @default "/" */
  at?: string;
  /** State of the navigation that led there. @default none */
  state?: unknown;
  /** The shop is another one, whose owner has set nothing. @default false */
  isUnset?: boolean;
  /** What the shop owner configured otherwise. */
  site?: Partial<SiteSettings>;
  /** What the shop owner configured otherwise. */
  shop?: Partial<ShopSettings>;
  /** What the shop owner configured otherwise. */
  place?: Partial<ShopLocation>;
  /** Commerce starts without a first action, as on the checkout. @default false */
  startsImmediately?: boolean;
  /** The story brings the layout of its page along. @default false */
  hasOwnFrame?: boolean;
  /** Categories of the shop, for the menus of header and footer. @default those of the cast, and repairs */
  categories?: readonly CategoryRef[];
  /** What the server answers to forms that are sent without leaving the page, by path. @default none */
  answers?: Readonly<Record<string, object>>;
}

const StoryContext = createContext<ReactNode>(null);

/** A story may change its args while the address stays, so it comes by context. */
const TheStory = () => useContext(StoryContext);

/** Any other page: nothing but its address, for stories that lead there. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname + search}</h1>
    </main>
  );
}

const withApp: Decorator = (Story, { globals, loaded, parameters }) => {
  const {
    at = "/",
    state,
    isUnset = false,
    site,
    shop,
    place,
    startsImmediately = false,
    hasOwnFrame = false,
    categories,
    answers = {},
  } = (parameters["app"] ?? {}) as AppParameters;
  const chosen: unknown = globals["locale"];
  const locale = isLocale(chosen) ? chosen : defaultLocale;
  const address = at === "/" ? localePrefixes[locale] || "/" : `${localePrefixes[locale]}${at}`;
  const base = isUnset ? emptySettings : defaultSettings;
  const settings = {
    ...base,
    site: { ...base.site, ...site },
    shop: { ...base.shop, ...shop },
    place: { ...base.place, ...place },
  };
  const isFramed = globals["frame"] === "page" && !hasOwnFrame;
  // On its page, as pictures show it.
  const FramedStory = () => (
    <StoryFrame categories={categories}>
      <TheStory />
    </StoryFrame>
  );
  const Store = () => (
    <CommerceProvider startsImmediately={startsImmediately} waitsForAction island={LazyCommerceIsland}>
      <Outlet />
    </CommerceProvider>
  );
  return (
    <StoryContext value={<Story />}>
      <StoryApp
        key={`${address} ${isFramed}`}
        at={address}
        state={state}
        locale={locale}
        messages={loaded["messages"] as Messages}
        settings={settings}
        routes={[
          {
            Component: Store,
            children: [
              { path: address.replace(/\?.*$/, ""), Component: isFramed ? FramedStory : TheStory },
              ...Object.entries(answers).map(([path, answer]) => ({ path, action: () => answer })),
              { path: "*", Component: Elsewhere },
            ],
          },
        ]}
      />
    </StoryContext>
  );
};

/**
 * Puts the stories of a screen into the app, with the embedded shop behind it: spread it into their meta.
 * Real hooks, real addresses; whatever is not the story's own address shows as its address alone. The toolbar, and the
 * pictures for approval, put the screen between header and footer.
 */
export const inTheApp = {
  decorators: [withApp],
  beforeEach: startAnew,
  // A screen keeps its visit in its document, so on the page of documentation each has a frame of its own.
  parameters: {
    layout: "fullscreen",
    shop: { open: openEmbeddedShop },
    docs: { story: { inline: false, height: "720px" } },
  },
};
