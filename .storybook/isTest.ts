/** Whether a test plays the stories: Vitest, or the crawl of the built workshop. */
export const isTest = "__vitest_browser__" in globalThis || navigator.userAgent.includes("StorybookTestRunner");

/** Whether the camera shows the stories, in the crawl or for pictures. */
export const isOnStage = "__rewireStage" in globalThis;
