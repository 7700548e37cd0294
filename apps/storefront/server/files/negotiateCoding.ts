/** Content codings of files, best first. `dcb` and `dcz` are brotli and zstd with a dictionary (RFC 9842). */
export const CODINGS = ["dcb", "dcz", "br", "zstd", "gzip"] as const;
export type Coding = (typeof CODINGS)[number];

/** Content coding that uses a dictionary: `dcb` or `dcz`. */
export type DictionaryCoding = "dcb" | "dcz";

export const isDictionaryCoding = (coding: Coding): coding is DictionaryCoding => coding === "dcb" || coding === "dcz";

const QUALITY_PATTERN = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Returns the content codings that a client accepts, sorted by the client's quality values and then by compression.
 * Codings with a dictionary must be listed explicitly; the wildcard does not include them.
 *
 * @param header Value of `Accept-Encoding`; undefined if the header is missing.
 */
export function listAcceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return [];
  const qualities = new Map(
    header
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", quality] = part.split(";").map((text) => text.trim());
        // A malformed quality value means that the coding is not accepted.
        const value = quality === undefined ? 1 : Number(QUALITY_PATTERN.exec(quality)?.[1] ?? 0);
        return [name, value] as const;
      }),
  );
  const getQuality = (coding: Coding) =>
    qualities.get(coding) ?? (isDictionaryCoding(coding) ? 0 : (qualities.get("*") ?? 0));
  const identityQuality = qualities.get("identity") ?? 0;
  return CODINGS.filter((coding) => getQuality(coding) > 0 && getQuality(coding) >= identityQuality).toSorted(
    (a, b) => getQuality(b) - getQuality(a),
  );
}
