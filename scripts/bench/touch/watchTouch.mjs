// Measures the time from a touch to the frame that shows its result.

/**
 * Runs in the page before its scripts. `window.benchTouch(control, target)` resolves with the milliseconds from the next
 * touch, or the next choice in a native select, to
 *
 * - `pressed`: the frame in which the control's appearance changes (colours, border, shadow, opacity, position, text,
 * value, or aria and data attributes), or null if it does not before the result is shown;
 * - `result`: the frame in which the text of `target` changes.
 *
 * It looks at the control at the beginning of every frame until it is pressed, and at the result when the document
 * changes. The time is taken when that frame has been painted by the main thread: a message event follows directly after
 * style, layout and paint. The touch counts from its event's time stamp, which
 * includes the input delay.
 */
export function watchTouches() {
  const PATIENCE_MS = 20_000;
  const properties = [
    "color",
    "background-color",
    "border-color",
    "box-shadow",
    "opacity",
    "transform",
    "outline",
    "fill",
  ];
  const appearanceOf = (control) =>
    [control, ...control.querySelectorAll("*")]
      .slice(0, 12)
      .map((one) => {
        const style = getComputedStyle(one);
        const attributes = Array.from(one.attributes, ({ name, value }) => (/^(?:aria|data)-/.test(name) ? value : ""));
        return [...properties.map((name) => style.getPropertyValue(name)), ...attributes].join();
      })
      .join("|")
      .concat(control.textContent, control.value);
  const textOf = (selector, attribute) => {
    const element = document.querySelector(selector);
    return attribute ? element?.getAttribute(attribute) : element?.textContent;
  };
  const afterFrame = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });

  window.benchTouch = (control, { selector, attribute }) => {
    const before = { look: appearanceOf(control), result: textOf(selector, attribute) };
    let touched = null;
    const note = ({ timeStamp }) => (touched ??= timeStamp);
    for (const type of ["touchstart", "keydown"]) window.addEventListener(type, note, { capture: true, passive: true });
    let pressed = null;
    return new Promise((resolve, reject) => {
      const finish = () => {
        if (pressed === null && isChanged()) pressed = afterFrame();
        const shownAt = afterFrame();
        void Promise.all([pressed, shownAt]).then(([press, show]) =>
          resolve({ pressed: press === null ? null : press - touched, result: show - touched }),
        );
      };
      const isChanged = () => !control.isConnected || appearanceOf(control) !== before.look;
      // Styles can only be polled; the frames of that would otherwise take time from the page.
      const lookAtControl = () => {
        if (touched !== null && isChanged()) pressed ??= afterFrame();
        if (pressed === null) requestAnimationFrame(lookAtControl);
      };
      const watcher = new MutationObserver(() => {
        // A temporarily empty list is not a result.
        const now = textOf(selector, attribute) ?? before.result;
        if (touched === null || now === before.result) return;
        watcher.disconnect();
        requestAnimationFrame(finish);
      });
      watcher.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: Boolean(attribute),
      });
      requestAnimationFrame(lookAtControl);
      setTimeout(() => reject(new Error("Nothing has changed.")), PATIENCE_MS);
    });
  };
}
