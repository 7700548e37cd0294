// `npm run repairs:import -- prices.csv --shop https://shop.example`: brings a price list of repairs into a WooCommerce.
import { runRepairImport } from "@rewire/gateway/repair-import";

process.exitCode = await runRepairImport({
  args: process.argv.slice(2),
  env: process.env,
  write: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(`${text}\n`),
});
