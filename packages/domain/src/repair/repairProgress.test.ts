import { expect, test } from "vitest";
import { listRepairSteps, type RepairEvent, type RepairState } from "./repairProgress.ts";

const event = (state: RepairState): RepairEvent => ({ state, at: "2026-11-17T09:40:00+01:00", note: "" });
const describeSteps = (state: RepairState, ...events: RepairState[]) =>
  listRepairSteps({ state, events: events.map(event) }).map((step) => `${step.state} ${step.status}`);

test("a repair whose price holds never waits", () => {
  expect(describeSteps("diagnosed", "booked", "received", "diagnosed")).toEqual([
    "booked done",
    "received done",
    "diagnosed now",
    "inRepair next",
    "ready next",
    "collected next",
  ]);
});

test("waiting shows where it happens, and stays once it has", () => {
  expect(describeSteps("waiting", "received")).toContain("waiting now");
  expect(describeSteps("ready", "received", "waiting")).toEqual([
    "booked done",
    "received done",
    "diagnosed done",
    "waiting done",
    "inRepair done",
    "ready now",
    "collected next",
  ]);
});

test("collected is the end: nothing is under way any more", () => {
  expect(describeSteps("collected", "collected")).toContain("collected done");
});

test("declined and cancelled end the line after what happened", () => {
  expect(describeSteps("declined", "received", "waiting", "declined")).toEqual([
    "received done",
    "waiting done",
    "declined now",
  ]);
  expect(describeSteps("cancelled", "booked")).toEqual(["booked done", "cancelled now"]);
});

test("the newest note of a state counts, and nothing is told before it happened", () => {
  const events = [event("received"), { ...event("received"), note: "Loan phone handed out." }, event("ready")];
  const steps = listRepairSteps({ state: "received", events });
  expect(steps.find(({ state }) => state === "received")?.event?.note).toBe("Loan phone handed out.");
  expect(steps.find(({ state }) => state === "ready")?.event).toBeNull();
});
