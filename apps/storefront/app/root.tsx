import { memo, type ReactNode } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { toLanguageTag } from "@rewire/messages";
import { ScrollRestorer, servePrefetchedData } from "@rewire/platform/react-router";
import { UiProvider, type PictureSource } from "@rewire/ui";
import { isMediaUrl, toMediaUrl, type Settings } from "@rewire/domain";
import lateStylesUrl from "@rewire/ui/late.css?url";
import type { Route } from "./+types/root.ts";
import { AppLink } from "./navigation/AppLink.tsx";
import { useDocument } from "./i18n/DocumentContext.tsx";
import { PageNavigationProvider } from "./navigation/PageNavigation.tsx";
import { PageSettings } from "./document/PageSettings.tsx";
import { completeSettings, omitDefaultSettings } from "./document/settingsDifference.ts";
import type { RootLoaderData } from "./document/rootSettings.ts";
import { pageContext } from "./loaders/pageContext.server.ts";
import { PageChangeEffects } from "./navigation/PageChangeEffects.ts";
import { DeferredErrorPage } from "./screens/Error/DeferredErrorPage.tsx";

// @chunk frame: renders the document of every page.

export function loader({ context }: Route.LoaderArgs): RootLoaderData {
  const { services, settings, buildId } = context.get(pageContext);
  const pricesIncludeTax = services.pricesIncludeTax() ?? settings.shop.pricesIncludeTax;
  return { settings: omitDefaultSettings({ ...settings, shop: { ...settings.shop, pricesIncludeTax } }), buildId };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [servePrefetchedData];

/** Returns false, because the shop owner's settings do not change while the page is open. */
export const shouldRevalidate = () => false;

/** HTML document with its language, styles and scripts. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, nonce } = useDocument();
  return (
    // Browser extensions add attributes here before hydration.
    <html lang={toLanguageTag(locale)} dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        {children}
        {import.meta.env.SSR ? <ScrollRestoration nonce={nonce} /> : <ScrollRestorer />}
        {import.meta.env.SSR && <Scripts nonce={nonce} />}
        {/* The head contains the styles of the initial content; the style sheet is for later content. */}
        <link rel="stylesheet" href={lateStylesUrl} fetchPriority="low" />
      </body>
    </html>
  );
}

/** Memoised, because every request of a page renders the document. */
const Head = memo(function Head() {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <Meta />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
  );
});

/** The gateway serves smaller copies of the shop's pictures. */
const createPictureUrl: PictureSource = (url, width) => (isMediaUrl(url) ? toMediaUrl(url, width) : null);

export default function Root({ loaderData }: Route.ComponentProps) {
  return <App settings={completeSettings(loaderData.settings)} />;
}

/** Providers of every page. Memoised, because the router renders its routes with every request of a page. */
const App = memo(function App({ settings }: { settings: Settings }) {
  const { locale, messages } = useDocument();
  return (
    <UiProvider
      locale={locale}
      messages={messages}
      linkComponent={AppLink}
      settings={settings.shop}
      pictureSource={createPictureUrl}
    >
      <PageChangeEffects />
      <PageSettings>
        <PageNavigationProvider canPrefetch>
          <Outlet />
        </PageNavigationProvider>
      </PageSettings>
    </UiProvider>
  );
});

/** Error page for failures that prevent even the header and the footer from being rendered. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { locale, messages } = useDocument();
  return (
    <UiProvider locale={locale} messages={messages} linkComponent={AppLink}>
      <PageSettings>
        <main>
          <DeferredErrorPage error={error} />
        </main>
      </PageSettings>
    </UiProvider>
  );
}
