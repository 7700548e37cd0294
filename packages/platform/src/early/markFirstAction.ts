/**
 * Marks the visitor's first action as `rewire:first-action` in the page's performance timeline: the commerce code is
 * loaded with it, also if the app was not hydrated yet.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
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
