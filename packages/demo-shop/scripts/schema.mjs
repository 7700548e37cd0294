// Writes src/schema.ts from schema.graphql, so that the browser gets the schema without reading a file.
// Run it after every change of schema.graphql: node packages/demo-shop/scripts/schema.mjs
import { readFileSync, writeFileSync } from "node:fs";

const sdl = readFileSync(new URL("../schema.graphql", import.meta.url), "utf8");
const text = `/** The schema of \`schema.graphql\` as text, for doors that cannot read a file; written by \`scripts/schema.mjs\`. */
export const schemaText: string = ${JSON.stringify(sdl)};
`;
writeFileSync(new URL("../src/schema.ts", import.meta.url), text);
