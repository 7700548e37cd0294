// Writes src/theme/fonts/rewire-signs.woff2: signs that neither face of the design has, in every weight, out of Inter.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** Prime and double prime: minutes and feet, inches. */
const SIGNS = "\u2032\u2033";

const source = fileURLToPath(import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"));
const subset = await subsetFont(readFileSync(source), SIGNS, { targetFormat: "woff2" });
writeFileSync(new URL("../src/theme/fonts/rewire-signs.woff2", import.meta.url), subset);
console.log(`${SIGNS.length} signs written, ${subset.length} bytes`);
