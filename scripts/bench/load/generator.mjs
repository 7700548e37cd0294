// Load generator in a separate process, so that it uses its own core. Receives one plan by message, reports
// intermediate and final results.
import { createFreshAddresses, createWalk, STATIC, walkAddresses, warmAddresses } from "./addresses.mjs";
import { sendBusily, sendSteadily } from "./send.mjs";

/** Cycles through the URLs. */
function cycle(addresses) {
  let at = 0;
  return () => addresses[at++ % addresses.length];
}

/** Requests each of the addresses once. */
function requestOnce(plan, addresses) {
  const rest = addresses.values();
  return sendBusily({ ...plan, connections: 4, seconds: 120, next: () => rest.next().value ?? null });
}

async function follow({ kind, mode, size, skip, isCold, ...plan }) {
  if (mode === "mixed") {
    if (!isCold) await requestOnce(plan, walkAddresses(size));
    const onPart = (part) => process.send({ part });
    return sendSteadily({ ...plan, next: createWalk({ size }), onPart });
  }
  if (mode === "anew") return sendBusily({ ...plan, next: createFreshAddresses(kind, { size, skip }) });
  const addresses = kind === STATIC ? ["/"] : warmAddresses(kind, size);
  await requestOnce(plan, addresses);
  return sendBusily({ ...plan, next: cycle(addresses) });
}

process.once("message", async (plan) => {
  const result = await follow(plan);
  process.send({ result }, () => process.disconnect());
});
