import { reactRouter } from "@react-router/dev/vite";
import { messagesPlugin } from "@rewire/messages/vite";
import { defineConfig } from "vite";

const inPackages = (...names: readonly string[]) => new RegExp(`/node_modules/(?:${names.join("|")})/`);
const inProject = (...paths: readonly string[]) => new RegExp(`/(?:${paths.join("|")})`);

/**
 * What every page needs, in two files that compress better than forty: libraries, which change with the lockfile
 * alone, and the frame (theme, header, footer, cards). Everything else is split by route and by `import()`.
 */
const groups = [
  {
    name: "framework",
    test: inPackages(
      "react", "react-dom", "scheduler", "react-router", "react-intl", "intl-messageformat", "@formatjs/[^/]+", "@emotion/[^/]+", "stylis",
      "react-is", "hoist-non-react-statics", "@pandacss/[^/]+", "@chakra-ui/react/dist/esm/styled-system(?!/create-slot)", "@chakra-ui/react/dist/esm/utils",
    ),
  },
  {
    name: "frame",
    test: inProject(
      "packages/domain/src/(?:money|price|stock|settings|links|media|place)\\.", "packages/messages/src/[^/]+$", "packages/ui/src/(?:provider|theme)/", "packages/ui/src/layout/(?!MobileMenu|TillLayout|ErrorScreen)",
      "packages/ui/src/primitives/(?:Button|Icon|IconButton|Link|LinkButton|Logo|SkipLink|VisuallyHidden|Picture|Price|Rating)/",
      "packages/ui/src/product/(?:ProductCard|ProductGrid|SaleBadge|StockLabel)/", "packages/ui/src/catalog/(?:PageSection|SectionHead)/",
      "packages/ui/src/cart/CartTrigger/", "apps/storefront/app/lib/(?!LateWords)", "apps/storefront/app/store/(?:StoreContext|StoreProvider|useCardAdd|lastItemCount)",
      "apps/storefront/app/screens/(?:Frame/(?!Till)|Error/Late)",
    ),
  },
];

export default defineConfig({
  plugins: [messagesPlugin(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // In development: every library is found before the first page, which would reload when one turned up late.
  optimizeDeps: { entries: ["app/{entry.client,root}.tsx", "app/{routes,screens,store,lib}/**/!(*.stories|*.test).{ts,tsx}"] },
  build: {
    target: "baseline-widely-available",
    // The server preloads the messages chunk of the page's language by its name in this manifest.
    manifest: true,
    assetsInlineLimit: 0,
  },
  resolve: {
    alias: [
      // Emotion takes this package along for `withTheme`, which nobody here calls; in the browser it is a kilobyte for nothing.
      { find: "hoist-non-react-statics", replacement: new URL("app/lib/hoistNothing.ts", import.meta.url).pathname },
      // Chakra's system brings its reset, which stands in theme.css; another kilobyte.
      { find: /^\.\/preflight\.js$/, replacement: new URL("app/lib/noPreflight.ts", import.meta.url).pathname },
    ],
  },
  // The gateway keeps state (catalogue, sessions), so pages must share the server's one instance of it.
  ssr: { noExternal: [/^@rewire\/(?!gateway)/], external: ["@rewire/gateway"] },
});
