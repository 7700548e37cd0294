/**
 * Adds the mark `rewire:first-action` to the performance timeline when the visitor first presses, touches or types.
 * From this mark, the app can tell that it must load the commerce code, even if the action occurred before hydration.
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
