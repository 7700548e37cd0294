import { KINDS, STATIC } from "./addresses.mjs";
import { openLoadedShop } from "./openLoadedShop.mjs";
import { openStaticServer } from "./openStaticServer.mjs";
import { startGenerator } from "./startGenerator.mjs";

/**
 * Measures every kind of request, cached and uncached, with shops of every size; with each shop also a plain server
 * with a static page, in this process, which is otherwise idle.
 *
 * @param {{ sizes: number[], connections: number[], seconds: number, onMeasurement: (measurement:
 * import("./rows.mjs").Measurement) => void }} options
 * @returns {Promise<import("./rows.mjs").Measurement[]>}
 */
export async function measureMatrix({ sizes, connections, seconds, onMeasurement }) {
  const measurements = [];
  const measure = async (plan) => {
    const result = await startGenerator({ ...plan, seconds }).result;
    const { size, kind, mode } = plan;
    measurements.push({ size, kind, mode, ...result, connections: plan.connections });
    onMeasurement(measurements.at(-1));
    return result;
  };
  const floor = await openStaticServer();
  for (const size of sizes) {
    const rewire = await openLoadedShop(size);
    try {
      for (const count of connections)
        await measure({ url: floor.url, kind: STATIC, mode: "warm", size, connections: count });
      for (const kind of KINDS) {
        // URLs that have been requested are no longer uncached.
        let skip = 0;
        for (const mode of ["warm", "anew"]) {
          for (const count of connections) {
            const result = await measure({ url: rewire.url, kind, mode, size, skip, connections: count });
            // Requests that were pending at the end count as well.
            if (mode === "anew") skip += result.count + count;
          }
        }
      }
    } finally {
      await rewire.stop();
    }
  }
  floor.close();
  return measurements;
}
