import type { Plugin } from "vite";

/**
 * Takes from the page of the story tests what React's development build asks for once, when it is loaded: with
 * `console.timeStamp` it writes each render of each component onto the browser's timeline, with `console.createTask` it
 * ties stack traces of different turns together. Nobody reads either there; warnings come as before.
 */
export const withoutReactTimeline = (): Plugin => ({
  name: "rewire:without-react-timeline",
  transformIndexHtml: () => [
    {
      tag: "script",
      injectTo: "head-prepend",
      children: "console.timeStamp = undefined; console.createTask = undefined;",
    },
  ],
});
