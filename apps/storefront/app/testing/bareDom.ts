import { Window } from "happy-dom";

/**
 * A document for React on Node that leaves `fetch`, `Request` and `Response` to Node, so that gateway and shop work as
 * they do on a server. Import it before anything of React.
 */
const { document, window, HTMLElement, HTMLIFrameElement } = new Window({ url: "http://localhost:3000/" }) as unknown as typeof globalThis;
Object.assign(globalThis, { document, window, HTMLElement, HTMLIFrameElement, IS_REACT_ACT_ENVIRONMENT: true });
