/** Validation error of one configuration variable. */
export interface ConfigIssue {
  /** Name of the environment variable. */
  readonly name: string;
  /** Value of the variable; secrets are described, not shown. */
  readonly value: string;
  readonly expected: string;
}

/** Error thrown for an invalid configuration. Its message lists all validation errors for the administrator. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly issues: readonly ConfigIssue[];

  constructor(issues: readonly ConfigIssue[]) {
    const lines = issues.map(({ name, value, expected }) => `  ${name} is ${value}, expected ${expected}.`);
    super(`The configuration cannot be used:\n${lines.join("\n")}`);
    this.issues = issues;
  }
}
