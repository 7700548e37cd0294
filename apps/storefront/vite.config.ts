import { reactRouter } from "@react-router/dev/vite";
import { messagesPlugin } from "@rewire/messages/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [messagesPlugin(), reactRouter()],
  build: {
    target: "baseline-widely-available",
    // The server preloads the messages chunk of the page's language by its name in this manifest.
    manifest: true,
    assetsInlineLimit: 0,
  },
  // The gateway keeps state (catalogue, sessions), so pages must share the server's one instance of it.
  ssr: { noExternal: [/^@rewire\/(?!gateway)/], external: ["@rewire/gateway"] },
});
