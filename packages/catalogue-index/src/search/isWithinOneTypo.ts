/**
 * Returns whether two words differ by at most one insertion, deletion, substitution or transposition of adjacent
 * letters.
 */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const minLength = Math.min(a.length, b.length);
  let commonLength = 0;
  while (commonLength < minLength && a[commonLength] === b[commonLength]) commonLength += 1;
  const remainderA = a.slice(commonLength);
  const remainderB = b.slice(commonLength);
  if (a.length > b.length) return remainderA.slice(1) === remainderB;
  if (a.length < b.length) return remainderA === remainderB.slice(1);
  return (
    remainderA.slice(1) === remainderB.slice(1) ||
    (remainderA.slice(2) === remainderB.slice(2) && remainderA[0] === remainderB[1] && remainderA[1] === remainderB[0])
  );
}
