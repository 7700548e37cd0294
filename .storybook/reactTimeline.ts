import type { Plugin } from "vite";

/**
 * Disables two functions of React's development build in tests and in the built workshop: `console.timeStamp`, which writes each render
 * onto the browser's timeline, and `console.createTask`, which links asynchronous stack traces. Neither is read in
 * tests; warnings are unaffected.
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
