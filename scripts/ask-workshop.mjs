// Asks the workshop's MCP server about components and stories, and checks its answers.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { setTimeout } from "node:timers/promises";
import { createMcpClient } from "./lib/stories/mcpClient.mjs";

/** Reading all components takes a while on a busy machine. */
const PATIENCE = 240_000;
const PAUSE = 250;
const BUTTON = "primitives-button";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Opens the workshop's server and waits for its index. */
async function openWorkshop() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn("pnpm", ["exec", "storybook", "dev", "-p", String(port), "--no-open", "--ci", "--exact-port"], {
    cwd: root,
    stdio: "ignore",
    detached: true,
  });
  const latest = Date.now() + PATIENCE;
  while (Date.now() < latest) {
    const response = await fetch(`${url}/index.json`).catch(() => undefined);
    if (response?.ok)
      return { url, entries: (await response.json()).entries, close: () => process.kill(-Number(child.pid)) };
    if (child.exitCode !== null) break;
    await setTimeout(PAUSE);
  }
  process.kill(-Number(child.pid));
  throw new Error("The workshop does not open.");
}

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

const workshop = await openWorkshop();
try {
  const client = createMcpClient(`${workshop.url}/mcp`, { timeout: PATIENCE });
  await check("tools", async () =>
    lacks((await client.listTools()).join(" "), "docs-list", "docs-show", "docs-show-story", "stories-preview"),
  );
  await check("all components", async () => {
    const list = await client.call("docs-list");
    const ids = new Set([...list.matchAll(/\(([a-z\d-]+)\)/g)].map(([, id]) => id));
    const documented = Object.values(workshop.entries).filter(
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
} finally {
  workshop.close();
}
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length > 0 ? 1 : 0;
