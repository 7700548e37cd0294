/** What a story must not do: write to the console, or ask the network for what nobody mocked. */
const noise: string[] = [];

/** Notes a request that no handler answers. */
export const reportUnmocked = (request: Request): void => {
  noise.push(
    `Unmocked request: ${request.method} ${request.url}. Add a handler in the story's beforeEach, or keep the component from asking.`,
  );
};

/** Listens to the console during one story; the result throws if there was anything to hear. */
export function listenForNoise(): void {
  noise.length = 0;
  for (const level of ["error", "warn"] as const) {
    const original = console[level];
    if ("isListening" in original) continue;
    const listening = (...words: unknown[]) => {
      noise.push(`console.${level}: ${words.map(String).join(" ")}`);
      original(...words);
    };
    console[level] = Object.assign(listening, { isListening: true });
  }
}

/** @throws Error that names every console message and unmocked request since `listenForNoise`. */
export function failOnNoise(): void {
  const heard = noise.splice(0);
  if (heard.length > 0) throw new Error(`A story must be silent, but:\n${heard.join("\n")}`);
}
