import "@rewire/ui/fonts.css";
import "@rewire/ui/late.css";
import { defaultLocale, loadAllMessages } from "@rewire/messages";
import { disableOwnerStacks } from "@rewire/platform/react";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { keepFocusAssignable } from "./docs/keepFocusAssignable.ts";
import { loadDocsRenderer } from "./docs/loadDocsRenderer.ts";
import { elementError } from "./elementError.ts";
import { moveClock, restartClock } from "./fixedDate.ts";
import { isOnStage, isTest } from "./isTest.ts";
import { provideMocks } from "./mocks.ts";
import { modes } from "./modes.ts";
import { loadNoNeighbours } from "./neighbours.ts";
import { waitForPicture } from "./waitForPicture.ts";
import { failOnNoise, listenForNoise } from "./noise.ts";
import { playInOwnFrame } from "./otherFrame.ts";
import { a11yOptions, failOnOtherTheme } from "./otherTheme.ts";
import { clearStoryState } from "./ownMemory.ts";
import { withOwnStyles } from "./ownStyles.tsx";
import { playInOwnSettings } from "./ownSettings.ts";
import { readableProps } from "./readableProps.ts";
import { openShop } from "./shop.ts";
import { endRequests } from "./storyRequests.ts";
import { loadWords, withSurroundings } from "./surroundings.tsx";
import { firstGlobals, toolbar, viewports } from "./toolbar.ts";

if (import.meta.env.DEV) {
  // What Storybook and the stories' loaders import only after the story's own module comes along with it.
  void import("react-dom/client");
  void loadAllMessages(defaultLocale);
}
moveClock();
// Before any component of a story.
keepFocusAssignable();
if ((isTest || isOnStage) && import.meta.env.DEV) disableOwnerStacks();
// Timeout for slow machines; a story that waits in vain still fails.
configure({ asyncUtilTimeout: 15_000, getElementError: elementError });

/** Decorators and globals of all stories: messages, design system, mock network, and toolbar. */
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
          "Beside the comp",
          "Flows",
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes },
    docs: { renderer: loadDocsRenderer, codePanel: true },
  },
  initialGlobals: firstGlobals,
  globalTypes: toolbar,
  loaders: [provideMocks, loadWords],
  argTypesEnhancers: [readableProps],
  beforeAll: loadNoNeighbours,
  // The first ends last, after the unmount; the last is registered after requests during the previous story's unmount.
  beforeEach: [endRequests, restartClock, clearStoryState, openShop, playInOwnSettings, playInOwnFrame, listenForNoise],
  afterEach: [failOnNoise, failOnOtherTheme],
  runStep: waitForPicture,
  decorators: [withSurroundings, withOwnStyles],
};

export default preview;
