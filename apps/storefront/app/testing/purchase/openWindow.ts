import { Window } from "happy-dom";

// The window alone, not happy-dom's whole environment: its requests drop cookies, and the gateway needs them.
const window = new Window({ url: "http://localhost:3000/checkout" });
Object.assign(globalThis, { window, document: window.document });
