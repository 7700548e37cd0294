/** One configuration value that cannot be used. */
export interface ConfigFault {
  /** Name of the environment variable. */
  readonly name: string;
  /** What it holds; secrets are described, not shown. */
  readonly value: string;
  readonly expected: string;
}

/** Everything that is wrong with the configuration, in one message for the person who starts the shop. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    const lines = faults.map(({ name, value, expected }) => `  ${name} is ${value}, expected ${expected}.`);
    super(`The configuration cannot be used:\n${lines.join("\n")}`);
    this.faults = faults;
  }
}
