// `npm run new -- ui product/EnergyLabel [--keyboard]` creates a component of packages/ui that passes all checks. See
// docs/contributing/write-a-story.md.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { stop } from "./lib/log.mjs";
import { createComponent } from "./lib/new/createComponent.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const USAGE = "npm run new -- ui product/EnergyLabel [--keyboard]";

try {
  const { values, positionals } = parseArgs({ options: { keyboard: { type: "boolean" } }, allowPositionals: true });
  const [kind, path, ...more] = positionals;
  if (kind !== "ui" || path === undefined || more.length > 0) throw new Error(`Write: ${USAGE}`);
  const { files, key } = createComponent(root, path, { hasKeys: values.keyboard ?? false });
  for (const file of files) console.log(`  ${file}`);
  console.log(`  message ${key} in six languages
Write its content, then: npm test -- types lint stories-check messages, and npm run visual to approve its picture.`);
} catch (error) {
  stop(error.message);
}
