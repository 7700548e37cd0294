import { readFile, rm, writeFile } from "node:fs/promises";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { shareFragments } from "./scripts/shareFragments.ts";

/** The preset also generates a `graphql()` function for documents in code; ours are in *.graphql files. */
const unused = ["gql.ts", "index.ts"].map((name) => new URL(`src/gql/${name}`, import.meta.url));

/** Types and documents from the embedded shop's schema, which is a subset of WooGraphQL. */
const config: CodegenConfig = {
  schema: "../demo-shop/schema.graphql",
  documents: ["src/**/*.graphql"],
  generates: {
    "src/gql/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: { useTypeImports: true, enumsAsTypes: true, documentMode: "documentNode" },
    },
    "src/gql/possibleTypes.ts": { plugins: ["./scripts/possibleTypes.mjs"] },
  },
  hooks: {
    afterAllFileWrite: async () => {
      await Promise.all(unused.map((file) => rm(file, { force: true })));
      const folder = new URL("src/gql/", import.meta.url);
      const files = shareFragments(await readFile(new URL("graphql.ts", folder), "utf8"));
      await Promise.all([...files].map(([name, text]) => writeFile(new URL(name, folder), text)));
    },
  },
};

export default config;
