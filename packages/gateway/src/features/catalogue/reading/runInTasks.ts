/** Maximum time for which the work may block other requests, in milliseconds. */
const MAX_TASK_MS = 8;

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Runs work in steps and yields to other work in between. @returns The result of the last step */
export async function runInTasks<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  let turn = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - turn < MAX_TASK_MS) continue;
    await nextTask();
    turn = performance.now();
  }
}
