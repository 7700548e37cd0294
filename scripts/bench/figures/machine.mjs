import { availableParallelism, loadavg } from "node:os";

/** Machine and its load: on a busy machine only ratios are meaningful. */
export const machineState = () =>
  `${availableParallelism()} cores, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(", ")} (1, 5, 15 minutes), Node ${process.versions.node}`;
