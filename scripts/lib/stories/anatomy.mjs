// Anatomy of a component and its keys, read from its folder.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const ASIDE = /\.(?:test|stories|typecheck)\.tsx?$|ForStories\.tsx?$/;

/** Names of keys as documentation says them. */
const KEY_NAMES = { " ": "Space", ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→" };

/**
 * Lists the parts of a component: the slots of its recipes and its styled elements.
 * @param {string} text Source.
 * @returns {string[]} "content" for a slot, "Title <h2>" for an element
 */
export function partsOf(text) {
  const slots = [...text.matchAll(/\bslots: \[([^\]]*)\]/g)].flatMap(([, list]) => list.match(/\w+/g) ?? []);
  const elements = [...text.matchAll(/\bconst ([A-Z]\w*) = chakra\(\s*"?([\w.]+)"?/g)].map(
    ([, name, tag]) => `${name} <${tag}>`,
  );
  return [...slots, ...elements];
}

/**
 * Lists the components that a source imports from other folders.
 * @returns {{ name: string, folder: string }[]} `folder` is the absolute path
 */
export function componentsIn(file, text) {
  return [...text.matchAll(/^import (?!type)[^;]*?\{([^}]*)\}[^;]*? from "(\.{1,2}\/[^"]+\.tsx)";/gm)].flatMap(
    ([, names, request]) => {
      const folder = dirname(join(dirname(file), request));
      const components = names.match(/(?<!type )\b[A-Z][a-z]\w*/g) ?? [];
      return folder === dirname(file) || !/^[A-Z]/.test(basename(folder))
        ? []
        : components.map((name) => ({ name, folder }));
    },
  );
}

/**
 * Lists the keys that the stories of a file press, by story.
 * @param {string} text Source of a file of stories.
 * @returns {{ story: string, keys: string[] }[]} stories that press any
 */
export function keysOf(text) {
  return text
    .split(/^(?=export const )/m)
    .slice(1)
    .map((part) => ({ story: /^export const (\w+)/.exec(part)?.[1], keys: [...new Set(pressed(part))] }))
    .filter(({ keys }) => keys.length > 0);
}

const pressed = (text) =>
  [...text.matchAll(/\.(tab|keyboard)\(([^)]*)\)/g)].flatMap(([, call, argument]) => {
    if (call === "tab") return [/shift: true/.test(argument) ? "Shift+Tab" : "Tab"];
    const [, typed = ""] = /^["'`]([^"'`]*)/.exec(argument) ?? [];
    const named = [...typed.matchAll(/[{[]\/?([A-Z]\w*)>?[}\]]/g)].map(([, key]) => KEY_NAMES[key] ?? key);
    const space = typed === " " || typed.includes("{ }") ? ["Space"] : [];
    return [...named, ...space];
  });

/**
 * Reads the anatomy of a component.
 * @param {string} folder Absolute path.
 * @returns {{ parts: string[], madeOf: { name: string, folder: string }[], keys: { story: string, keys: string[] }[] }}
 */
export function readAnatomy(folder) {
  if (!existsSync(folder)) return { parts: [], madeOf: [], keys: [] };
  const names = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  const texts = names.map((name) => ({
    name,
    file: join(folder, name),
    text: readFileSync(join(folder, name), "utf8"),
  }));
  const sources = texts.filter(({ name }) => !ASIDE.test(name));
  const madeOf = sources.flatMap(({ file, text }) => componentsIn(file, text));
  return {
    parts: [...new Set(sources.flatMap(({ text }) => partsOf(text)))],
    madeOf: [...new Map(madeOf.map((one) => [one.name, one])).values()],
    keys: texts.filter(({ name }) => name.endsWith(".stories.tsx")).flatMap(({ text }) => keysOf(text)),
  };
}
