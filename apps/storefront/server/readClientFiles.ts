import { findEarlyScript } from "./findEarlyScript.ts";
import { readMessageChunks } from "./messageChunks.ts";
import { readBuildId } from "./readBuildId.ts";
import { readDeferredStyles } from "./readDeferredStyles.ts";

/**
 * Reads what pages must know about the client files of a build: its id and the files that they refer to.
 * @param clientFolder Folder of the client files.
 * @throws Error if a file is missing
 */
export const readClientFiles = (clientFolder: string) => ({
  messageChunks: readMessageChunks(clientFolder),
  buildId: readBuildId(clientFolder),
  earlyScriptUrl: findEarlyScript(clientFolder),
  deferredStyles: readDeferredStyles(clientFolder),
});
