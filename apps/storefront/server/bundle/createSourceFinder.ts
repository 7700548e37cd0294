import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** Returns the position in the source, as `url:line:column`; null if it is unknown. */
export type SourceFinder = (url: string, line: number, column: number) => string | null;

function readSourceMap(url: string): SourceMap | null {
  const file = `${fileURLToPath(url)}.map`;
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** Creates a function that finds positions in sources by the source maps beside scripts, each of which is read once. */
export function createSourceFinder(): SourceFinder {
  const maps = new Map<string, SourceMap | null>();
  return (url, line, column) => {
    const map = maps.get(url) ?? readSourceMap(url);
    maps.set(url, map);
    const origin = map?.findOrigin(line, column);
    if (origin === undefined || !("fileName" in origin)) return null;
    return `${new URL(origin.fileName, url).href}:${origin.lineNumber}:${origin.columnNumber}`;
  };
}
