import type { SourceFinder } from "./createSourceFinder.ts";

/** Frame of a stack trace, such as V8's `CallSite`. */
interface Frame {
  /** Returns the function and its position. */
  toString(): string;
}

const POSITION = /(file:\/\/[^\s()]+):(\d+):(\d+)/;

/** Returns the first line of a stack trace, also for an error whose properties throw. */
function formatError(error: Error): string {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return "Error";
  }
}

/**
 * Creates a function for `Error.prepareStackTrace` that formats stack traces as Node does, with positions in sources.
 * @param findSource If it throws, the position remains as it was.
 */
export function createStackTraceFormatter(findSource: SourceFinder) {
  const findSourceOrNull: SourceFinder = (...position) => {
    try {
      return findSource(...position);
    } catch {
      return null;
    }
  };
  const formatFrame = (frame: Frame) =>
    frame
      .toString()
      .replace(
        POSITION,
        (position: string, url: string, line: string, column: string) =>
          findSourceOrNull(url, Number(line), Number(column)) ?? position,
      );
  return (error: Error, frames: readonly Frame[]): string =>
    [formatError(error), ...frames.map((frame) => `    at ${formatFrame(frame)}`)].join("\n");
}
