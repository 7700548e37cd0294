// Writes src/theme/theme.css and src/theme/tokenNames.ts from the design. Run it after a change of the theme; unit tests compare.
import { writeFileSync } from "node:fs";
import { fullSystem } from "../src/theme/fullSystem.ts";
import { renderThemeCss } from "../src/theme/themeCss.ts";
import { renderTokenNames } from "../src/theme/renderTokenNames.ts";

for (const [name, text] of [
  ["theme.css", renderThemeCss(fullSystem)],
  ["tokenNames.ts", renderTokenNames(fullSystem)],
]) {
  const file = new URL(`../src/theme/${name}`, import.meta.url);
  writeFileSync(file, text);
  console.log(`${file.pathname} written`);
}
