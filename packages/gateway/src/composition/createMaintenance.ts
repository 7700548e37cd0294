import type { Log } from "../log/createLog.ts";
import { KeyValueStoreUnavailableError } from "../storage/errors.ts";

/** Task of the maintenance; each run does what is due by then. */
export interface MaintenanceTask {
  /** Name of the task in the log. */
  readonly name: string;
  readonly run: () => Promise<void>;
}

/**
 * Creates the maintenance: a function that runs all tasks, each on its own, so that a task which fails or takes long
 * delays no other. It never rejects. A task that is still running is not started again. A failure is logged once, until
 * the task fails in another way or succeeds.
 */
export function createMaintenance(tasks: readonly MaintenanceTask[], log: Pick<Log, "info" | "warn" | "error">) {
  const failuresByTask = new Map<string, string>();
  const runningTasks = new Map<string, Promise<void>>();

  const runTask = async ({ name, run }: MaintenanceTask): Promise<void> => {
    try {
      await run();
      if (failuresByTask.delete(name)) log.info("A regular task succeeds again", { task: name });
    } catch (error) {
      const failure = String(error);
      if (failuresByTask.get(name) === failure) return;
      failuresByTask.set(name, failure);
      // The store itself has logged the error.
      const level = error instanceof KeyValueStoreUnavailableError ? "warn" : "error";
      log[level]("A regular task has failed, and is repeated every minute", { task: name, error });
    }
  };
  const startTask = (task: MaintenanceTask): Promise<void> => {
    const run = runningTasks.get(task.name) ?? runTask(task).finally(() => runningTasks.delete(task.name));
    runningTasks.set(task.name, run);
    return run;
  };

  return async (): Promise<void> => {
    await Promise.all(tasks.map(startTask));
  };
}
