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
