// Asks in a process of its own, so that it takes no time from what is measured beyond its core. Takes one plan by message,
// tells parts and the result.
import { createFreshAddresses, createWalk, STATIC, warmAddresses } from "./addresses.mjs";
import { sendBusily, sendSteadily } from "./send.mjs";

/** Each address once in turn, over and over. */
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
