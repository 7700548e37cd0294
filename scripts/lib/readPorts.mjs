const DEFAULTS = { PORT: 3000, SHOP_PORT: 4400 };

/**
 * Reads the ports of storefront and embedded shop; an empty variable counts as absent.
 *
 * @returns the ports by variable name, and an error message for each invalid one
 */
export function readPorts(env) {
  const ports = {};
  const faults = [];
  for (const [name, fallback] of Object.entries(DEFAULTS)) {
    const text = env[name]?.trim() || String(fallback);
    const port = Number(text);
    if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) ports[name] = port;
    else faults.push(`${name} is "${text}": a port is a whole number from 1 to 65535.`);
  }
  return { ports, faults };
}
