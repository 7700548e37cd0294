/**
 * Strength of a password: an attacker with the shop's database guesses a `weak` one within a day, but not a `good` one.
 */
export type PasswordStrength = "weak" | "fair" | "good";

const createStrengthChecker = () =>
  Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 }),
  );
let checkerPromise: ReturnType<typeof createStrengthChecker> | undefined;

/** Loads the password checker (zxcvbn) with its list of common passwords (225 KiB) before the first check. */
export const preloadPasswordChecker = (): Promise<unknown> =>
  (checkerPromise ??= createStrengthChecker()).catch(() => (checkerPromise = undefined));

/**
 * Returns the strength of a password; null if the password checker could not be loaded.
 * @param userInputs Personal data that attackers try first: name, e-mail.
 */
export async function ratePassword(
  password: string,
  userInputs: readonly string[] = [],
): Promise<PasswordStrength | null> {
  await preloadPasswordChecker();
  if (!checkerPromise) return null;
  const { score } = (await checkerPromise).check(password, [...userInputs]);
  if (score >= 3) return "good";
  return score === 2 ? "fair" : "weak";
}
