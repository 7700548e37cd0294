import { availableParallelism, loadavg } from "node:os";

/** What the machine is and does meanwhile: figures of a busy one are worth their ratios alone. */
export const machineState = () =>
  `${availableParallelism()} cores, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(", ")} (1, 5, 15 minutes), Node ${process.versions.node}`;
