/**
 * Strength of a password. An attacker who has the shop's database can guess a `weak` password within a day, but not a
 * `good` one.
 */
export type PasswordStrength = "weak" | "fair" | "good";

const createStrengthChecker = () =>
  Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 }),
  );
let checkerPromise: ReturnType<typeof createStrengthChecker> | undefined;

/**
 * Loads the password checker (zxcvbn) and its list of common passwords (225 KiB), so that the first check is not
 * delayed.
 */
export const preloadPasswordChecker = (): Promise<unknown> =>
  (checkerPromise ??= createStrengthChecker()).catch(() => (checkerPromise = undefined));

/**
 * Returns the strength of a password, or null if the password checker could not be loaded.
 * @param userInputs Personal data that attackers try first, such as name and e-mail address.
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
