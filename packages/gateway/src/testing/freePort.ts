import { randomInt } from "node:crypto";
import { createServer } from "node:net";

// Below the ports that systems assign to clients and to servers without one (from 32,768 on Linux, from 49,152
// elsewhere): such a port may be assigned again before the server that it is meant for has started.
const MIN_PORT = 20_000;
const MAX_PORT = 32_767;

const usedPorts = new Set<number>();

/** Returns an unused TCP port, which no other call in this process returns. */
export async function freePort(): Promise<number> {
  const port = randomInt(MIN_PORT, MAX_PORT + 1);
  if (usedPorts.has(port)) return freePort();
  usedPorts.add(port);
  return (await isUnused(port)) ? port : freePort();
}

const isUnused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
