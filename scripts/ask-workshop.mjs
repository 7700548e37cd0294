// npm run workshop:ask: asks the workshop's MCP server about components and stories, and checks its answers. With
// `--part`, as `npm test` does, the workshop serves only the stories that the questions name: reading all components
// takes more than a minute of a processor.
import { fileURLToPath } from "node:url";
import { startDevelopmentWorkshop } from "./lib/developmentWorkshop.mjs";
import { createMcpClient } from "./lib/stories/mcpClient.mjs";

/** Reading all components takes a while on a busy machine. */
const PATIENCE_MS = 240_000;
const BUTTON = "primitives-button";
const TOOLS = ["docs-list", "docs-show", "docs-show-story", "stories-preview", "stories-find-by-component", "test-run"];
const PART = ["packages/ui/src/primitives/Button/*.stories.tsx", "packages/ui/docs/Colours.mdx"];

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

const isPart = process.argv.includes("--part");

const faults = [];
let passed = 0;
async function check(what, work) {
  const problem = await work().catch((error) => error.message);
  if (problem) faults.push(`${what}: ${problem}`);
  else passed += 1;
}
const lacks = (text, ...expectedTexts) => {
  const missing = expectedTexts.filter((one) => !text.includes(one));
  return missing.length > 0 && `lacks ${missing.map((one) => JSON.stringify(one)).join(", ")} in ${text.slice(0, 300)}`;
};

const workshop = await startDevelopmentWorkshop(root, {
  patienceMs: PATIENCE_MS,
  env: isPart ? { REWIRE_STORIES: JSON.stringify(PART) } : {},
});
const { entries } = await (await fetch(`${workshop.url}/index.json`)).json();
try {
  const client = createMcpClient(`${workshop.url}/mcp`, { timeout: PATIENCE_MS });
  await check("tools", async () => lacks((await client.listTools()).join(" "), ...TOOLS));
  await check("all components", async () => {
    const list = await client.call("docs-list");
    const ids = new Set([...list.matchAll(/\(([a-z\d-]+)\)/g)].map(([, id]) => id));
    const documented = Object.values(entries).filter(
      ({ type, importPath }) => type === "docs" && importPath.endsWith(".stories.tsx"),
    );
    const missing = documented.map(({ id }) => id.slice(0, id.lastIndexOf("--"))).filter((id) => !ids.has(id));
    return missing.length > 0 && `lacks ${missing.join(", ")}`;
  });
  await check("a component", async () =>
    lacks(
      await client.call("docs-show", { id: BUTTON }),
      "# Button",
      "Use it for something that happens here",
      "Instead: LinkButton",
      "variant",
      "isLoading",
      `${BUTTON}--solid`,
    ),
  );
  await check("a component that does not exist", async () =>
    lacks(await client.call("docs-show", { id: "primitives-carousel" }), "not found"),
  );
  await check("a page of the documentation", async () =>
    lacks(await client.call("docs-show", { id: "foundations-colours--docs" }), "never the scales"),
  );
  await check("a story", async () =>
    lacks(await client.call("docs-show-story", { storyId: `${BUTTON}--loading` }), "isLoading", "@rewire/ui"),
  );
  await check("the address of a story", async () => {
    const text = await client.call("stories-preview", {
      stories: [{ storyId: `${BUTTON}--solid`, globals: { theme: "dark" } }],
    });
    const [address] = text.match(/http:\S+/) ?? [];
    const fault = lacks(text, `?path=/story/${BUTTON}--solid`, "theme:dark");
    return fault || ((await fetch(address)).ok ? "" : `${address} does not open`);
  });
  await check("the address of a story that does not exist", async () =>
    lacks(await client.call("stories-preview", { stories: [{ storyId: `${BUTTON}--square` }] }), "No story found"),
  );
  await check("the stories of a source file", async () =>
    lacks(
      await client.call("stories-find-by-component", {
        componentPaths: ["packages/ui/src/primitives/Button/Button.tsx"],
      }),
      `${BUTTON}--loading`,
    ),
  );
  // The browser that plays it takes most of a minute.
  if (!isPart)
    await check("the test of a story", async () =>
      lacks(await client.call("test-run", { stories: [{ storyId: `${BUTTON}--solid` }] }), "Passing Stories"),
    );
} finally {
  await workshop.close();
}
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;
