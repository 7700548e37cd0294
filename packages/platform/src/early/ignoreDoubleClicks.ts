/**
 * Ignores the second click of a double click on a button with the attribute `data-async`, and the clicks of a key that
 * is held down, because either would add a product more than once. Two presses of a mouse or a key that are meant are
 * further apart; a finger counts as double for half a second, since browsers do not count its taps. Clicks by scripts,
 * such as replayed ones, are not ignored.
 *
 * The function becomes text of an early script, so it must not reference its outer scope. Its listener must be
 * added before those that handle clicks.
 */
export function ignoreDoubleClicks(): void {
  const minTouchIntervalMs = 500;
  let isKeyHeld = false;
  let lastButton: Element | null = null;
  let lastTime = 0;
  const isRepeated = ({ detail, pointerType, timeStamp }: PointerEvent) =>
    detail === 0 ? isKeyHeld : detail > 1 || (pointerType === "touch" && timeStamp - lastTime < minTouchIntervalMs);

  const handleClick = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    const button = event.target instanceof Element ? event.target.closest("button[data-async]") : null;
    if (button && button === lastButton && isRepeated(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    lastButton = button;
    lastTime = event.timeStamp;
  };
  window.addEventListener("keydown", ({ repeat }) => void (isKeyHeld = repeat), true);
  window.addEventListener("click", handleClick, true);
}
