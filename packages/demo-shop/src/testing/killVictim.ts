import { startShop } from "../node/startShop.ts";
import { smallCatalogue } from "./smallCatalogue.ts";

/** A shop of its own process, for the test that kills it: `node killVictim.ts <folder>` prints its address. */
const open = await startShop({
  catalogue: smallCatalogue,
  port: 0,
  dataDir: process.argv[2] ?? ".",
  settings: { reviews: { moderated: false, secondsBetween: 0 } },
});
console.log(open.url);
