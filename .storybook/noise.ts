/** Forbidden in stories: console messages and requests without a mock. */
const noise: string[] = [];

/** Records a request without a handler. */
export const reportUnmocked = (request: Request): void => {
  noise.push(
    `Unmocked request: ${request.method} ${request.url}. Add a handler in the story's beforeEach, or keep the component from asking.`,
  );
};

/**
 * Warnings of Storybook about itself: a sheet plays its states on one page on purpose, and its wrapper of user events
 * awaits no `act`, which React says of the first press that loads a component.
 */
const STORYBOOKS_OWN = [
  "Accessing the Story Store is deprecated",
  "You are using Testing Library's `screen` object while the story is rendered in docs mode.",
  "A component suspended inside an `act` scope, but the `act` call was not awaited.",
];

/** Records console messages during one story; the returned function throws if there were any. */
export function listenForNoise(): void {
  noise.length = 0;
  for (const level of ["error", "warn"] as const) {
    const original = console[level];
    if ("isListening" in original) continue;
    const listening = (...values: unknown[]) => {
      const text = values.map(String).join(" ");
      if (!STORYBOOKS_OWN.some((start) => text.startsWith(start))) noise.push(`console.${level}: ${text}`);
      original(...values);
    };
    console[level] = Object.assign(listening, { isListening: true });
  }
}

/** @throws Error with every console message and unmocked request since `listenForNoise`. */
export function failOnNoise(): void {
  const heard = noise.splice(0);
  if (heard.length > 0) throw new Error(`A story must be silent, but:\n${heard.join("\n")}`);
}
