import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { messagesPlugin } from "@rewire/messages/vite";
import { defineConfig } from "vite";
import { buildFiles } from "./server/buildFiles.ts";
import { chunkSources } from "./server/chunkSources.ts";
import { noBlindReload } from "./server/noBlindReload.ts";
import { relativeManifest } from "./server/relativeManifest.ts";
import { shortenEarlyScripts } from "./server/shortenEarlyScripts.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

const inPackages = (...names: readonly string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);
const inProject = (...paths: readonly string[]) => new RegExp(`/(?:${paths.join("|")})`);

/**
 * What every page needs, in a few files that compress better than forty: libraries, which change with the lockfile
 * alone, and the frame (theme, header, footer), and the cards. Everything else is split by route and by `import()`.
 */
const groups = [
  {
    // Without what makes elements of Chakra's own: only dialogs and menus, which come late, have some.
    name: "framework",
    test: inPackages(
      "react",
      "react-dom",
      "scheduler",
      "react-router",
      "react-intl",
      "intl-messageformat",
      "@formatjs/[^/]+",
      "@emotion/(?!is-prop-valid)[^/]+",
      "stylis",
      "react-is",
      "hoist-non-react-statics",
      "@pandacss/[^/]+",
      "@chakra-ui/react/dist/esm/styled-system(?!/(?:create-slot|factory|use-resolved-props))",
      "@chakra-ui/react/dist/esm/utils(?!/(?:ref|interop))",
    ),
  },
  {
    name: "frame",
    test: inProject(
      "packages/domain/src/(?:money/(?:money|price)|product/stock|shop/(?:settings|place)|links/links|media/media)\\.",
      "packages/messages/src/[^/]+$",
      "packages/ui/src/(?:provider|theme)/",
      "packages/ui/src/layout/(?:LanguageSelect|HeaderLink)",
      "packages/ui/src/patterns/rules/(?:phoneHref|useIsHydrated)",
      "packages/ui/src/primitives/(?:Button|Icon|IconButton|Link|LinkButton|Logo|SkipLink|VisuallyHidden|Picture|Price|Rating)/",
      "packages/ui/src/product/(?:SaleBadge|StockLabel)/",
      "packages/ui/src/patterns/PageSection/",
      "packages/ui/src/cart/CartTrigger/",
      "apps/storefront/app/(?:document|navigation)/(?!VersionWatch|newVersion)",
      "apps/storefront/app/i18n/(?!LateWords)",
      "apps/storefront/app/loaders/failureResponse",
      "apps/storefront/app/commerce/(?:CommerceContext|CommerceProvider|createPanelState|createKept|lastItemCount|shownLine|viewer|compare/keptComparison|wishlist/(?:keptWishes|useHearts))\\.",
      "apps/storefront/app/screens/(?:Frame/(?:useLanguages|LazyCommerceIsland)|Error/Late)",
    ),
  },
  // Checkout has a frame of its own, without menus, search and map.
  {
    name: "shopFrame",
    test: inProject(
      "packages/ui/src/layout/(?!MobileMenu|CheckoutLayout|ErrorScreen|NewVersionNotice|LanguageSelect|HeaderLink)",
      "apps/storefront/app/screens/Frame/(?!Till|useLanguages|CommerceIsland|LazyCommerceIsland|AvatarCorner|AccountCorner)",
    ),
  },
  // Whatever speaks with the shop needs the words of its refusals: without a file of their own they would lie in that of the cards.
  { name: "refusals", test: inProject("packages/ui/src/patterns/FailureText/") },
  {
    // A product's page shows cards far below only.
    name: "cards",
    test: inProject(
      "packages/ui/src/product/(?:ProductCard|ProductGrid)",
      "packages/domain/src/product/canAddDirectly",
      "packages/ui/src/patterns/SectionHead/",
      "apps/storefront/app/commerce/(?:useCardAdd|useCardActions)",
    ),
  },
];

export default defineConfig({
  plugins: [
    messagesPlugin(),
    reactRouter(),
    noBlindReload(),
    chunkSources(root),
    relativeManifest(root),
    shortenEarlyScripts(),
    buildFiles(),
  ],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // In development: every library is found before the first page, which would reload when one turned up late.
  optimizeDeps: {
    entries: [
      "app/{entry.client,root}.tsx",
      "app/{routes,screens,commerce,document,i18n,loaders,navigation}/**/!(*.stories|*.test).{ts,tsx}",
    ],
  },
  build: {
    target: "baseline-widely-available",
    // The server preloads the messages chunk of the page's language by its name in this manifest.
    manifest: true,
    assetsInlineLimit: 0,
  },
  resolve: {
    alias: [
      // Emotion takes this package along for `withTheme`, which nobody here calls; in the browser it is a kilobyte for nothing.
      {
        find: "hoist-non-react-statics",
        replacement: new URL("app/document/hoistNothing.ts", import.meta.url).pathname,
      },
      // Chakra's system brings its reset, which stands in theme.css; another kilobyte.
      {
        find: "@pandacss/is-valid-prop",
        replacement: new URL("../../packages/ui/src/theme/cssProperties.ts", import.meta.url).pathname,
      },
      // And the values of all tokens, which stand there too: three kilobytes, and most of the time of creating it.
      {
        find: /^\.\/token-dictionary\.js$/,
        replacement: new URL("../../packages/ui/src/theme/tokenDictionary.ts", import.meta.url).pathname,
      },
      { find: /^\.\/preflight\.js$/, replacement: new URL("app/document/noPreflight.ts", import.meta.url).pathname },
    ],
  },
  // The gateway keeps state (catalogue, sessions), so pages must share the server's one instance of it.
  ssr: { noExternal: [/^@rewire\/(?!gateway)/], external: ["@rewire/gateway"] },
});
