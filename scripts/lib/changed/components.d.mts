/** Lists the names of the components that a module exports, by its path relative to the root of the project. */
export function componentsOf(path: string, text: string): string[];
