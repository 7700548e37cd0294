// @vitest-environment happy-dom
import type { CountryStatesState } from "@rewire/data";
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useStatesByCountry } from "./useStatesByCountry.ts";

const answers = new Map<string, CountryStatesState>();
vi.mock("@rewire/data", () => ({ useCountryStates: (country: string) => answers.get(country) ?? { kind: "loading" } }));

const ready = (code: string): CountryStatesState => ({ kind: "ready", states: [{ code, name: code }] });

test("a country that was still being asked for when another was chosen is asked for all the same", () => {
  const { result, rerender } = renderHook(() => useStatesByCountry("US"));
  act(() => result.current.requestStates("CA"));
  answers.set("CA", ready("QC"));
  rerender();
  expect(result.current.states).toEqual({});
  answers.set("US", ready("NY"));
  rerender();
  expect(result.current.states).toEqual({ US: [{ code: "NY", name: "NY" }], CA: [{ code: "QC", name: "QC" }] });
});

test("where the states cannot be had there are none to choose from", () => {
  answers.set("MX", { kind: "failed", failure: { kind: "timeout" }, retry: () => undefined });
  expect(renderHook(() => useStatesByCountry("MX")).result.current.states).toEqual({ MX: [] });
});
