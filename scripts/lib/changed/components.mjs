// Finds the components that a module exports, and what a change of modules does to components and stories.
import { dirname, relative } from "node:path";

/** Forms in which the project writes a component. */
const FORMS = [
  /^export (?:default )?function ([A-Z]\w*)/gm,
  /^export const ([A-Z][a-z]\w*)(?:: [^=\n]+)? = (?:chakra|createDeferredComponent|createMessageBoundary|forwardRef|lazy|lazyComponent|memo)\b/gm,
  /^export const ([A-Z][a-z]\w*)(?:: [^=\n]+)? = \((?:[^\n]*=>|\{$)/gm,
];

/** Modules that can export a component. */
const SOURCES = /^(?:packages\/[\w-]+\/src|apps\/storefront\/app)\/.*(?<!\.(?:stories|test))\.tsx?$/;

/**
 * Lists the names of the components that a module exports.
 * @param {string} path Relative to the root of the project.
 * @param {string} text
 * @returns {string[]}
 */
export const componentsOf = (path, text) =>
  SOURCES.test(path) ? FORMS.flatMap((form) => [...text.matchAll(form)].map(([, name]) => name)) : [];

/**
 * Finds what a change of modules affects: components, which pictures record, and whole files of stories. A component ends
 * the search: who renders it shows it. A module that uses something else of a changed module, or passes its component to
 * a function, has changed itself.
 * @param {ReturnType<import("./moduleGraph.mjs").createModuleGraph>} graph
 * @param {string} root Folder of the project.
 * @param {{ stories: string[], sources: Iterable<string>, recorded: Set<string> }} change Absolute paths of files of
 * stories and of changed modules; names of components that pictures record.
 * @returns {{ components: Set<string>, stories: Set<string> }} absolute paths of the stories
 */
export function affectedBy(graph, root, { stories, sources, recorded }) {
  const users = graph.users(stories);
  const isStories = new Set(stories);
  const changed = new Set(sources);
  const components = new Set();
  for (const file of changed) {
    const path = relative(root, file).replaceAll("\\", "/");
    const exported = graph.exportsOf(file);
    const own = new Set(componentsOf(path, graph.textOf(file)).filter((name) => recorded.has(name)));
    for (const name of own) components.add(name);
    const isRendered = ({ user, name, local, isLazy }) =>
      isLazy
        ? exported.length > 0 && exported.every((one) => own.has(one))
        : own.has(name) && (isStories.has(user) || isOnlyRendered(local, graph.textOf(user)));
    for (const use of users.get(file) ?? []) if (!isRendered(use)) changed.add(use.user);
  }
  return { components, stories: new Set([...changed].filter((file) => isStories.has(file))) };
}

/** Whether a module mentions a component as an element or an attribute alone, such as `<Card>` and `as={Card}`. */
function isOnlyRendered(name, text) {
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import\s[^;]*;$/gm, "");
  const mentions = code.matchAll(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, "g"));
  return mentions.every(({ index }) => /<\/?$|=\{$|\btypeof $/.test(code.slice(Math.max(0, index - 8), index)));
}

/**
 * Lists files of stories beside a changed module.
 * @param {Iterable<string>} stories
 * @param {Iterable<string>} sources
 */
export function nearestStories(stories, sources) {
  const folders = new Set([...sources].map((file) => dirname(file)));
  return [...stories].filter((file) => folders.has(dirname(file)));
}
