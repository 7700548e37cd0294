// Unpacks the Chromium of the lockfile and its libraries into the folder given by TMPDIR; run by browser.mjs in a process
// of its own, because the package unpacks into the system's temporary folder only.
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

await chromium.executablePath();
await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))));
