// `npm run doctor -- https://shop.example/graphql`: checks whether a WooCommerce meets Rewire's requirements.
import { runDoctor } from "@rewire/gateway/doctor";

process.exitCode = await runDoctor({
  args: process.argv.slice(2),
  env: process.env,
  write: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(`${text}\n`),
  hasColours: process.stdout.isTTY && !process.env.NO_COLOR,
});
