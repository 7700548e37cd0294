// Writes src/theme/theme.css from the system. Run it after a change of the theme; a unit test compares the two.
import { writeFileSync } from "node:fs";
import { fullSystem } from "../src/theme/system.ts";
import { renderThemeCss } from "../src/theme/themeCss.ts";

const file = new URL("../src/theme/theme.css", import.meta.url);
writeFileSync(file, renderThemeCss(fullSystem));
console.log(`${file.pathname} written`);
