import { styleText } from "node:util";
import type { CheckResult, CheckState, DoctorReport } from "./CheckResult.ts";

const CHECK_STATES = ["ok", "warning", "fault", "unknown"] as const satisfies readonly CheckState[];
const STATE_COLOURS = { ok: "green", warning: "yellow", fault: "red", unknown: "gray" } as const;

/** Counts the results of checks by state. */
export const countStates = (results: readonly CheckResult[]): Readonly<Record<CheckState, number>> => ({
  ok: results.filter(({ state }) => state === "ok").length,
  warning: results.filter(({ state }) => state === "warning").length,
  fault: results.filter(({ state }) => state === "fault").length,
  unknown: results.filter(({ state }) => state === "unknown").length,
});

/**
 * Formats a report for a terminal: state, check and finding, followed by the required setting.
 *
 * @param hasColours Whether the terminal supports colours.
 */
export function formatReport({ url, examinedAt, results }: DoctorReport, hasColours: boolean): string {
  const stateWidth = Math.max(...CHECK_STATES.map((state) => state.length));
  const idWidth = Math.max(...results.map(({ id }) => id.length));
  const indent = " ".repeat(stateWidth + idWidth + 4);
  const colourText = (state: CheckState, text: string) =>
    hasColours ? styleText(STATE_COLOURS[state], text, { validateStream: false }) : text;
  const lines = results.map(({ id, state, message, fix }) => {
    const text = [message, ...(fix === null ? [] : [`→ ${fix}`])].join("\n").replaceAll("\n", `\n${indent}`);
    return `${colourText(state, state.padEnd(stateWidth))}  ${id.padEnd(idWidth)}  ${text}`;
  });
  const counts = countStates(results);
  const summary = CHECK_STATES.map((state) => `${counts[state]} ${state}`).join(", ");
  return [`${url}, ${new Date(examinedAt).toISOString()}`, "", ...lines, "", summary, ""].join("\n");
}
