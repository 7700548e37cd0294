import { BaseSequencer } from "vitest/node";

/** Sorts test files so that those of one environment stand together. */
export class ByEnvironment extends BaseSequencer {}
