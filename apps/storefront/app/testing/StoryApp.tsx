import { useState } from "react";
import {
  createMemoryRouter,
  Outlet,
  parsePath,
  RouterProvider,
  type RouteObject,
  type RouterContextProvider,
} from "react-router";
import type { Settings } from "@rewire/domain";
import type { Locale, Messages } from "@rewire/messages";
import { LinkComponentProvider, SettingsProvider } from "@rewire/ui";
import { AppLink } from "../navigation/AppLink.tsx";
import { DocumentProvider } from "../i18n/DocumentContext.tsx";
import { PageSettings } from "../document/PageSettings.tsx";
import { PageNavigationProvider } from "../navigation/PageNavigation.tsx";

interface StoryAppProps {
  /** Address that is open at first, path and query. */
  at: string;
  /** State of the navigation that led there. @default none */
  state?: unknown;
  locale: Locale;
  messages: Messages;
  settings: Settings;
  /** Pages below the root. */
  routes: RouteObject[];
  /** What loaders find in their context. @default nothing */
  context?: RouterContextProvider | undefined;
}

/** The app around a story: language, settings, links and addresses as `root.tsx` sets them up, in a history of its own. */
export function StoryApp({ at, state, locale, messages, settings, routes, context }: StoryAppProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          id: "root",
          loader: () => ({ settings }),
          shouldRevalidate: () => false,
          HydrateFallback: Pages,
          Component: Pages,
          children: routes,
        },
      ],
      {
        initialEntries: [{ ...parsePath(at), state }],
        hydrationData: { loaderData: { root: { settings } } },
        ...(context ? { getContext: () => context } : {}),
      },
    ),
  );
  return (
    <DocumentProvider value={{ nonce: "", locale, messages }}>
      <SettingsProvider value={settings.shop}>
        <LinkComponentProvider value={AppLink}>
          <RouterProvider router={router} />
        </LinkComponentProvider>
      </SettingsProvider>
    </DocumentProvider>
  );
}

const Pages = () => (
  <PageSettings>
    <PageNavigationProvider>
      <Outlet />
    </PageNavigationProvider>
  </PageSettings>
);
