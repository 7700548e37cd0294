/**
 * Adds the mark `rewire:first-action` to the page's performance timeline when the visitor first presses, touches or
 * types, so that the app loads the commerce code even if it was not hydrated at that time.
 *
 * The function is inlined as text in the page's head, so it must not reference its outer scope.
 */
export function markFirstAction(): void {
  for (const type of ["pointerdown", "keydown", "touchstart"]) {
    window.addEventListener(type, () => performance.mark("rewire:first-action"), {
      once: true,
      passive: true,
      capture: true,
    });
  }
}
