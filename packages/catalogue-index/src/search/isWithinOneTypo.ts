/** Returns whether two words differ by at most one insertion, deletion, substitution or transposition of neighbours. */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const minLength = Math.min(a.length, b.length);
  let commonLength = 0;
  while (commonLength < minLength && a[commonLength] === b[commonLength]) commonLength += 1;
  const restA = a.slice(commonLength);
  const restB = b.slice(commonLength);
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  return (
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
