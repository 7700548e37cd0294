// From a touch to the frame that shows what it was for.

/**
 * Runs in the page before anything else. `window.benchTouch(control, shown)` answers with the milliseconds from the next
 * touch, or the next choice in a list of the system's own, to
 *
 * - `pressed`: the frame in which the control looks otherwise than before (colours, border, shadow, opacity, place, words,
 *   value, or what it says of itself by aria and data), or null when it never did before the rest was shown;
 * - `shown`: the frame in which `shown` reads otherwise than before.
 *
 * It looks at the beginning of every frame and takes the time when that frame has been drawn by the main thread: a message
 * to ourselves comes right after style, layout and paint. The touch counts from the time stamp of its event, which is
 * when the browser had it, however long the page kept it waiting.
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
  const lookOf = (control) =>
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
    const before = { look: lookOf(control), shown: textOf(selector, attribute) };
    let touched = null;
    const note = ({ timeStamp }) => (touched ??= timeStamp);
    for (const type of ["touchstart", "keydown"]) window.addEventListener(type, note, { capture: true, passive: true });
    const armed = performance.now();
    let pressed = null;
    return new Promise((resolve, reject) => {
      const frame = () => {
        if (touched !== null && pressed === null && (!control.isConnected || lookOf(control) !== before.look))
          pressed = afterFrame();
        // A list that is empty for a moment shows nothing yet.
        const now = textOf(selector, attribute) ?? before.shown;
        if (touched !== null && now !== before.shown) {
          const shown = afterFrame();
          void Promise.all([pressed, shown]).then(([press, show]) =>
            resolve({ pressed: press === null ? null : press - touched, shown: show - touched }),
          );
        } else if (performance.now() - armed > PATIENCE_MS) reject(new Error("Nothing has changed."));
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
  };
}
