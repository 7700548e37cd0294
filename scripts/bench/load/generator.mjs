// Load generator in a separate process, so that it uses its own core. Receives one plan by message, reports
// intermediate and final results.
import { createFreshAddresses, createWalk, STATIC, warmAddresses } from "./addresses.mjs";
import { sendBusily, sendSteadily } from "./send.mjs";

/** Cycles through the URLs. */
function cycle(addresses) {
  let at = 0;
  return () => addresses[at++ % addresses.length];
}

async function follow({ kind, mode, size, skip, ...plan }) {
  if (mode === "mixed") {
    const onPart = (part) => process.send({ part });
    return sendSteadily({ ...plan, next: createWalk({ size }), onPart });
  }
  if (mode === "anew") return sendBusily({ ...plan, next: createFreshAddresses(kind, { size, skip }) });
  const addresses = kind === STATIC ? ["/"] : warmAddresses(kind, size);
  const rest = addresses.values();
  await sendBusily({ ...plan, connections: 4, seconds: 120, next: () => rest.next().value ?? null });
  return sendBusily({ ...plan, next: cycle(addresses) });
}

process.once("message", async (plan) => {
  const result = await follow(plan);
  process.send({ result }, () => process.disconnect());
});
