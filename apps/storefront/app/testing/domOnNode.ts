import { Window } from "happy-dom";
import type { Environment } from "vitest/runtime";

/**
 * A document for React on Node that leaves `fetch`, `Request` and `Response` to Node, so that gateway and shop work as
 * they do on a server: happy-dom's own requests drop cookies. An environment, not an import, because React asks once, when
 * it is loaded, whether there is a document, and files share a worker.
 */
export default {
  name: "dom-on-node",
  viteEnvironment: "ssr",
  setup(global) {
    const opened = new Window({ url: "http://localhost:3000/checkout" });
    const { document, window, location, HTMLElement, HTMLIFrameElement } = opened;
    const globals = { document, window, location, HTMLElement, HTMLIFrameElement };
    Object.assign(global, globals);
    return {
      teardown: async () => {
        for (const name of Object.keys(globals)) Reflect.deleteProperty(global, name);
        await opened.happyDOM.close();
      },
    };
  },
} satisfies Environment;
