import "@rewire/ui/fonts.css";
import "@rewire/ui/theme.css";
import { disableOwnerStacks } from "@rewire/platform/react";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { mswLoader } from "msw-storybook-addon/csf3";
import { ComponentPage } from "./docs/ComponentPage.tsx";
import { Container } from "./docs/Container.tsx";
import { elementError } from "./elementError.ts";
import { moveClock, restartClock } from "./fixedDate.ts";
import { startMocks } from "./mocks.ts";
import { failOnNoise, listenForNoise } from "./noise.ts";
import { playInOwnLanguage } from "./otherLanguage.ts";
import { a11yOptions, failOnOtherTheme } from "./otherTheme.ts";
import { forgetEarlierStories } from "./ownMemory.ts";
import { withOwnStyles } from "./ownStyles.tsx";
import { readableProps } from "./readableProps.ts";
import { openShop } from "./shop.ts";
import { loadWords, withSurroundings } from "./surroundings.tsx";
import { firstGlobals, toolbar, viewports } from "./toolbar.ts";

moveClock();
if ("__vitest_browser__" in globalThis) disableOwnerStacks();
// A busy machine answers late; a story that waits for what never comes still fails.
configure({ asyncUtilTimeout: 15_000, getElementError: elementError });

/** What surrounds every story: words, design system, mock network, and the toolbar that changes them. */
const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    a11y: { test: "error", options: a11yOptions },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      storySort: {
        order: [
          "Start here",
          "Foundations",
          "Working here",
          "Primitives",
          "Product",
          "Catalog",
          "Cart",
          "Checkout",
          "Account",
          "Review",
          "Repair",
          "Layout",
          "Home",
          "Screens",
          "Flows",
        ],
      },
    },
    viewport: { options: viewports },
    docs: { page: ComponentPage, container: Container, codePanel: true },
  },
  initialGlobals: firstGlobals,
  globalTypes: toolbar,
  loaders: [mswLoader(startMocks), loadWords],
  argTypesEnhancers: [readableProps],
  // Listening last: what the story before still asks of its shop while this one is opened is not this one's noise.
  beforeEach: [restartClock, forgetEarlierStories, openShop, playInOwnLanguage, listenForNoise],
  afterEach: [failOnNoise, failOnOtherTheme],
  decorators: [withSurroundings, withOwnStyles],
};

export default preview;
