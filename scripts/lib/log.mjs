/** Prints a progress message. */
export const log = (text) => console.log(`» ${text}`);

/** Prints that checks are skipped, how many and why, in the format that `npm test` parses. */
export function logSkippedChecks(count, reason) {
  console.log(`– ${reason}`);
  console.log(`0 passed, 0 failed, ${count} skipped`);
}

/** Prints an error message, and exits. */
export function stop(text) {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

/** Returns a readable cause of a failed command from its output; null if it is unknown. */
export function reasonOf(output) {
  if (/ENOSPC|no space left/i.test(output)) return "The disk is full. Free about 3 GB, then try again.";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_PNPM_META_FETCH_FAIL|ENETUNREACH/i.test(output)) {
    return "The npm registry cannot be reached. Check the network connection, then try again.";
  }
  if (/ERR_PNPM_OUTDATED_LOCKFILE/.test(output))
    return "pnpm-lock.yaml does not match package.json: run pnpm install and commit the lockfile.";
  return null;
}
