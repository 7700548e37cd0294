/** How hard a password is to guess: `weak` is guessed within a day by somebody who has the shop's table, `good` is not. */
export type PasswordStrength = "weak" | "fair" | "good";

const factory = () =>
  Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 }),
  );
let library: ReturnType<typeof factory> | undefined;

/** Fetches the library and its list of common passwords (225 KiB), so that the first answer does not wait for them. */
export const loadPasswordStrength = (): Promise<unknown> => (library ??= factory()).catch(() => (library = undefined));

/**
 * Judges a password; null where the library could not be fetched.
 * @param userInputs Personal data that a guesser tries first: name, e-mail.
 */
export async function passwordStrength(
  password: string,
  userInputs: readonly string[] = [],
): Promise<PasswordStrength | null> {
  await loadPasswordStrength();
  if (!library) return null;
  const { score } = (await library).check(password, [...userInputs]);
  if (score >= 3) return "good";
  return score === 2 ? "fair" : "weak";
}
