import { generate } from "@graphql-codegen/cli";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import config from "../../codegen.ts";
import { shareFragments } from "../../scripts/shareFragments.ts";

const folder = fileURLToPath(new URL("../..", import.meta.url));

/** Without writing; the files that the preset writes besides are removed by the config's hook. */
const generated = async (): Promise<readonly { filename: string; content: string }[]> =>
  generate({ ...config, cwd: folder, silent: true, errorsOnly: true }, false);

test("the committed types and documents are those of the schema and the documents", async () => {
  const files = (await generated()).filter(({ filename }) => /(?:graphql|possibleTypes)\.ts$/.test(filename));
  expect(files.map(({ filename }) => filename.split("/").at(-1) ?? "").toSorted()).toEqual(["graphql.ts", "possibleTypes.ts"]);
  const written = files.flatMap(({ filename, content }): (readonly [string, string])[] =>
    filename.endsWith("/graphql.ts") ? [...shareFragments(content)] : [["possibleTypes.ts", content]],
  );
  for (const [name, text] of written) {
    const committed = readFileSync(`${folder}/src/gql/${name}`, "utf8");
    expect(text.trim() === committed.trim(), `${name} is stale: run pnpm --filter @rewire/data generate`).toBe(true);
  }
  // The generator alone keeps a core busy for a second and a half.
}, 20_000);
