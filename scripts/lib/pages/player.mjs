// Function that the browser runs in a page of the built workshop, so it cannot use variables of its module.

/**
 * Adds `__rewirePlayer.play()`, which plays a story as a test, and makes Storybook see a test environment, as its own
 * runner does. It requires `__rewireStage`.
 */
export function addPlayer() {
  Object.defineProperty(navigator, "userAgent", { value: `${navigator.userAgent} StorybookTestRunner` });
  const MAX_WAIT_MS = 1000;
  const textOf = ({ name, message, title, description }) => message ?? ([title, description].join(": ") || name);

  /** Collects what Storybook reports about one story. */
  function watch(channel, id) {
    const errors = [];
    const listeners = {
      playFunctionThrewException: (error) => errors.push(textOf(error)),
      storyThrewException: (error) => errors.push(textOf(error)),
      storyErrored: (error) => errors.push(textOf(error)),
      unhandledErrorsWhilePlaying: (unhandled) => errors.push(...unhandled.map(textOf)),
    };
    const ended = new Promise((resolve) => {
      listeners.storyFinished = (finished) => finished.storyId === id && resolve(finished);
      listeners.storyMissing = () => resolve({ status: "error", reporters: [] });
    });
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    const stop = () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
    };
    return { errors, ended, stop };
  }

  /** Lists the violations that axe has found. */
  const violationsOf = ({ result, status }) =>
    status !== "failed"
      ? []
      : result.error
        ? [`axe: ${textOf(result.error)}`]
        : result.violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`));

  /** Runs a step, and returns the console messages that it has caused. */
  async function hear(step) {
    const heard = [];
    const { error, warn } = console;
    for (const [level, original] of Object.entries({ error, warn }))
      console[level] = (...values) => {
        heard.push(`console.${level}: ${values.map(String).join(" ")}`);
        original(...values);
      };
    await step();
    Object.assign(console, { error, warn });
    return heard;
  }

  /**
   * Waits for pending requests of the story, whose mocks end with its next render. Some stories show what waits for an
   * answer that never comes.
   */
  async function untilAnswered() {
    const latest = performance.now() + MAX_WAIT_MS;
    const isWaiting = () => globalThis.__rewireWork.pending().some((name) => name.startsWith("the answer"));
    while (isWaiting() && performance.now() < latest) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /**
   * Plays a story in light with the checks of its test, turns it to dark and unmounts it.
   * @returns {Promise<string[]>} what failed
   */
  async function play({ id, globals }) {
    const stage = globalThis.__rewireStage;
    const { errors, ended, stop } = watch(globalThis.__STORYBOOK_PREVIEW__.channel, id);
    await stage.show({ id, viewMode: "story", globals });
    const { status, reporters } = await ended;
    stop();
    errors.push(...reporters.filter(({ type }) => type === "a11y").flatMap(violationsOf));
    if (status === "error" && errors.length === 0) errors.push(stage.trouble() || "Storybook reports an error");
    if (errors.length > 0) return errors;
    await untilAnswered();
    const heard = await hear(() => stage.turn("dark"));
    await untilAnswered();
    const trouble = stage.trouble();
    const faults = [...(trouble ? [trouble] : []), ...heard].map((text) => `turned to dark: ${text}`);
    if (faults.length === 0) await stage.clear();
    return faults;
  }

  globalThis.__rewirePlayer = { play };
}
