import "@rewire/ui/fonts.css";
import "@rewire/ui/theme.css";
import { loadAllMessages, type Locale, type Messages } from "@rewire/messages";
import { UiProvider, languageTag } from "@rewire/ui";
import type { Preview } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { choicesOfUnions } from "./choicesOfUnions.ts";
import { moveClock } from "./fixedDate.ts";
import { startMocks } from "./mocks.ts";
import { failOnNoise, listenForNoise } from "./noise.ts";

moveClock();

const widths = { "320": 640, "390": 844, "768": 1024, "1024": 768, "1440": 900, "1920": 1080 };

/** What surrounds every story: words, design system, mock network, and the toolbar that changes them. */
const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true, sort: "requiredFirst" },
    options: { storySort: { order: ["Primitives", "Product", "Catalog", "Cart", "Checkout", "Layout", "Home", "Screens", "Flows"] } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([width, height]) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  initialGlobals: { locale: "en_US", theme: import.meta.env["VITE_STORY_THEME"] ?? "light" },
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: [
          { value: "en_US", title: "English" },
          { value: "de_DE", title: "Deutsch" },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
  },
  loaders: [
    mswLoader(startMocks),
    async ({ globals }) => ({ messages: await loadAllMessages(globals["locale"] as Locale) }),
  ],
  argTypesEnhancers: [choicesOfUnions],
  beforeEach: listenForNoise,
  afterEach: failOnNoise,
  decorators: [
    (Story, { globals, loaded }) => {
      const locale = globals["locale"] as Locale;
      const { classList } = document.documentElement;
      classList.toggle("dark", globals["theme"] === "dark");
      classList.toggle("light", globals["theme"] !== "dark");
      document.documentElement.lang = languageTag(locale);
      return (
        <UiProvider locale={locale} messages={loaded["messages"] as Messages}>
          <Story />
        </UiProvider>
      );
    },
  ],
};

export default preview;
