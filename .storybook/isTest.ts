/** Whether a test plays the stories: Vitest, or the crawl of the built workshop. */
export const isTest = "__vitest_browser__" in globalThis || navigator.userAgent.includes("StorybookTestRunner");
