/** Maximum time for which the work may block other requests, in milliseconds. */
const MAX_TASK_MS = 8;

const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Runs a generator in short tasks, and yields to the event loop between them. @returns The generator's return value.
 */
export async function runInTasks<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  let taskStart = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - taskStart < MAX_TASK_MS) continue;
    await waitForNextTask();
    taskStart = performance.now();
  }
}
