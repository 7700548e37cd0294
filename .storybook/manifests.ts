import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Manifests } from "storybook/internal/types";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Texts of the pages of usage beside a file of stories, without emphasis. */
function usageBeside(storyFile: string): string {
  const folder = dirname(join(root, storyFile));
  if (!existsSync(folder)) return "";
  return readdirSync(folder)
    .filter((name) => name.endsWith(".usage.md"))
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("**", "").trim())
    .join("\n\n");
}

/**
 * Adds the pages of usage to the descriptions of components in the manifests, by which programs learn what a component
 * is for: when to use it, when not, and what instead.
 */
export function addUsage(manifests: Manifests = {}): Manifests {
  const { components } = manifests;
  if (!components) return manifests;
  const described = Object.entries(components.components).map(([id, component]) => {
    const description = [component.description, usageBeside(component.path)].filter(Boolean).join("\n\n");
    return [id, { ...component, description }];
  });
  return { ...manifests, components: { ...components, components: Object.fromEntries(described) } };
}
