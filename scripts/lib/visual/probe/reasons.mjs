// Reasons for what no picture shows.

/**
 * Compares what no picture shows with the reasons of `visual/probe.json`.
 * @param {Iterable<string>} unseen Names of blocks and tokens.
 * @param {Record<string, string>} reasons By name; a name may contain `*` for any text.
 * @returns {{ faults: string[], excused: number }} a fault for each name without a reason, and for each reason that
 * excuses nothing
 */
export function judge(unseen, reasons) {
  const patterns = Object.keys(reasons).map((name) => ({ name, pattern: toPattern(name), hits: 0 }));
  const faults = [];
  let excused = 0;
  for (const name of [...unseen].toSorted()) {
    const fitting = patterns.filter(({ pattern }) => pattern.test(name));
    for (const each of fitting) each.hits += 1;
    if (fitting.length === 0) faults.push(`no picture shows ${name}`);
    else excused += 1;
  }
  const stale = patterns.filter(({ hits }) => hits === 0).map(({ name }) => `the reason for ${name} excuses nothing`);
  const empty = Object.keys(reasons)
    .filter((name) => !reasons[name].trim())
    .map((name) => `${name} has an empty reason`);
  return { faults: [...faults, ...stale, ...empty], excused };
}

const toPattern = (name) =>
  new RegExp(
    `^${name
      .split("*")
      .map((text) => RegExp.escape(text))
      .join(".*")}$`,
  );
