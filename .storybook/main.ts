import type { StorybookConfig } from "@storybook/react-vite";
import { messagesPlugin } from "@rewire/messages/vite";

/** The workshop: every component and every screen of the shop. */
export default {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/src/**/*.stories.tsx",
    "../apps/storefront/app/{screens,flows}/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: ["./public", { from: "../packages/demo-shop/pictures", to: "/pictures" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  async viteFinal(config) {
    const { mergeConfig } = await import("vite");
    return mergeConfig(config, { plugins: [messagesPlugin()] });
  },
} satisfies StorybookConfig;
