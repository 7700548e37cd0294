/** Compares two lists of files with their hashes; returns one line for each difference. */
export function differences(first, second) {
  const [one, other] = [first, second].map((files) => new Map(files.map(({ name, digest }) => [name, digest.sha256])));
  const names = [...new Set([...one.keys(), ...other.keys()])].toSorted((a, b) => (a < b ? -1 : 1));
  return names.flatMap((name) => {
    if (!other.has(name)) return [`${name} is in the first build alone`];
    if (!one.has(name)) return [`${name} is in the second build alone`];
    return one.get(name) === other.get(name) ? [] : [`${name} differs`];
  });
}
