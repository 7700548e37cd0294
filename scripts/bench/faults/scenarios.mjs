// Faults during purchases. Each scenario returns settings and functions to start and end the fault, or the reason why
// it cannot run here.
import { movedClock } from "./clock.mjs";
import { corruptDatabase, fullDisk, readOnlyDisk } from "./disks.mjs";
import { redisGone, redisHangs } from "./redis.mjs";

const nothing = () => {};

/** Simulates a shop with corrupt responses. */
const spoiledShop = (spoiled) => () => ({
  settings: {},
  begin: ({ faultProxy }) => faultProxy.change({ spoiled }),
  end: ({ faultProxy }) => faultProxy.change({}),
  close: nothing,
});

/** Simulates a termination by SIGTERM and a restart with the same data. */
const terminated = () => ({
  settings: {},
  begin: (rewire) => rewire.restartStorefront(),
  end: nothing,
  close: nothing,
});

/** Faults to simulate; `says` is the expected status of /readyz during the fault. */
export const scenarios = [
  { name: "full disk", says: /notReady \(.*state/, open: fullDisk },
  { name: "read-only disk at start", says: /away/, open: readOnlyDisk },
  { name: "corrupt database at start", says: /away/, open: corruptDatabase },
  { name: "Redis gone and back", says: /notReady \(.*state/, open: redisGone },
  { name: "Redis hangs", says: /notReady \(.*state/, open: redisHangs },
  { name: "shop answers 500", says: /degraded \(shop\)/, open: spoiledShop("error") },
  { name: "shop hangs", says: /degraded \(shop\)/, open: spoiledShop("nothing") },
  { name: "shop answers HTML", says: /degraded \(shop\)/, open: spoiledShop("html") },
  { name: "shop answers half JSON", says: /degraded \(shop\)/, open: spoiledShop("half") },
  { name: "shop answers 300 MB", says: /degraded \(shop\)/, open: spoiledShop("huge") },
  { name: "SIGTERM in the middle", says: /away|notReady \(server/, open: terminated },
  { name: "clock 6 hours ahead", says: /^ready$/, open: () => movedClock(6) },
  { name: "clock 6 hours behind", says: /^ready$/, open: () => movedClock(-6) },
];
