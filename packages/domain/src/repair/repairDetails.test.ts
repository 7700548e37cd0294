import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  MAX_ORDER_REPAIRS,
  parseOrderRepairs,
  parseRepairDetails,
  repairKeys,
  stringifyRepairDetails,
  toRepairMetaKey,
  type RepairDetails,
} from "./repairDetails.ts";

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,15}$/);
const details: fc.Arbitrary<RepairDetails> = fc.record({
  device: fc.string({ minLength: 1 }),
  faults: fc.array(slug),
  parts: fc.constantFrom("original", "compatible"),
  way: fc.constantFrom("walkIn", "mailIn"),
  slot: fc.option(fc.constant("2026-11-23T11:30:00+01:00")),
  holder: fc.string(),
  note: fc.string(),
});

test("what was written is read", () => {
  fc.assert(
    fc.property(details, (one) => {
      expect(parseRepairDetails(stringifyRepairDetails(one) as Record<string, string>)).toEqual(one);
    }),
  );
});

test("only known keys are written, and nothing empty", () => {
  fc.assert(
    fc.property(details, (one) => {
      for (const [key, value] of Object.entries(stringifyRepairDetails(one))) {
        expect(repairKeys).toContain(key);
        expect(value).not.toBe("");
      }
    }),
  );
});

test("other meta data are no repair", () => expect(parseRepairDetails({ colour: "black" })).toBeNull());

test("an order's repairs are read with their positions, whichever the staff have removed after the first", () => {
  fc.assert(
    fc.property(fc.array(fc.option(details), { minLength: 1, maxLength: MAX_ORDER_REPAIRS }), (repairs) => {
      const meta = Object.fromEntries(
        repairs.flatMap((repair, index) =>
          Object.entries(repair ? stringifyRepairDetails(repair) : {}).map(([key, value]) => [
            toRepairMetaKey(key, index + 1),
            value,
          ]),
        ),
      );
      const readable = repairs.flatMap((repair, index) => (repair ? [{ ...repair, position: index + 1 }] : []));
      expect(parseOrderRepairs(meta)).toEqual(repairs[0] ? readable : []);
    }),
  );
});
