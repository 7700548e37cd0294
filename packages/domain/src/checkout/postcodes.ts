/**
 * Example of a postcode, for the hint beside the field. Postcodes of countries without an example are validated as
 * well.
 */
const examples: Readonly<Record<string, string>> = {
  AD: "AD500",
  AL: "1001",
  AR: "C1002",
  AT: "1010",
  AU: "2000",
  BA: "71000",
  BE: "1000",
  BG: "1000",
  BR: "01310-100",
  CA: "K1A 0B1",
  CH: "8001",
  CN: "100000",
  CY: "1010",
  CZ: "110 00",
  DE: "10999",
  DK: "1050",
  EE: "10111",
  ES: "28013",
  FI: "00100",
  FO: "100",
  FR: "75011",
  GB: "SW1A 1AA",
  GL: "3900",
  GR: "105 57",
  HR: "10000",
  HU: "1051",
  ID: "10110",
  IE: "D02 AF30",
  IL: "9100001",
  IN: "110001",
  IS: "101",
  IT: "00184",
  JP: "100-0001",
  KR: "03051",
  LI: "9490",
  LT: "01100",
  LU: "1009",
  LV: "1050",
  MC: "98000",
  MD: "2001",
  ME: "81000",
  MK: "1000",
  MT: "VLT 1117",
  MX: "06000",
  MY: "50000",
  NL: "1012 JS",
  NO: "0150",
  NZ: "6011",
  PH: "1000",
  PL: "00-001",
  PT: "1100-148",
  RO: "010011",
  RS: "11000",
  SE: "111 20",
  SG: "018956",
  SI: "1000",
  SK: "811 01",
  SM: "47890",
  TH: "10200",
  TR: "34110",
  TW: "100",
  UA: "01001",
  US: "10001",
  VA: "00120",
  ZA: "8001",
};

/** Returns an example of a postcode in a country; null if there is none. */
export const findPostcodeExample = (country: string): string | null => examples[country] ?? null;

/**
 * Countries whose addresses need a postcode, as in postcode-validator: the form needs the list before the library is
 * loaded. A test compares the two lists.
 */
const countriesWithPostcode: ReadonlySet<string> = new Set(
  "ACADAFAIALAMARASATAUAXAZBABDBEBGBLBMBNBRBTBYCACCCHCKCLCNCOCRCSCUCVCXCYCZDEDKDODZEEEGEHESETFIFKFMFOFRGBGEGFGGGIGLGNGPGRGSGTGUGWHMHRHTHUIDIEILIMINIOIQIRISITJEJOJPKEKGKHKRKWKYKZLALILKLRLSLTLULVMAMCMDMEMFMGMHMKMMMNMPMQMTMVMXMYMZNANCNENFNLNONPNZOMPAPEPFPGPHPKPLPMPNPRPTPWPYRERORSRUSASDSESGSHSISJSKSMSNSOSVSZTATCTHTJTMTNTRTWTZUAUKUMUSUYUZVAVCVEVGVIVNWFXKYTYUZAZM".match(
    /../g,
  ),
);

/** Returns whether addresses in a country require a postcode. */
export const needsPostcode = (country: string): boolean => countriesWithPostcode.has(country);
