// Processor time of this process with its descendants, for measurements on a machine that does other things.
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Clock ticks of a second in `/proc`, on every Linux. */
const TICKS = 100;

function processOf(id) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    // User and system time, its own and that of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { id, parent: Number(fields[1]), ticks };
  } catch {
    return undefined; // It has ended meanwhile.
  }
}

/** Returns the seconds of processor time of a process and its descendants so far; undefined except on Linux. */
export function processorSeconds(root = process.pid) {
  if (!existsSync("/proc/self/stat")) return undefined;
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? []);
  const children = Map.groupBy(all, ({ parent }) => parent);
  const secondsOf = (one) =>
    (children.get(one.id) ?? []).reduce((sum, child) => sum + secondsOf(child), one.ticks / TICKS);
  return secondsOf(all.find(({ id }) => id === root));
}
