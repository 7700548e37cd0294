import { maxLengths } from "@rewire/domain";
import * as v from "valibot";
import { lineSchema, createTextSchema } from "../../schema/fields.ts";

/** ISO date-time with offset, the format of appointment slots. */
const slot = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d|Z)$/));

/**
 * Schema of the repair details of a cart line, by the keys of the order's meta data (`repairKeys`). Other keys are
 * removed.
 */
export const repairDetailsSchema = v.object({
  repair_device: v.optional(lineSchema),
  repair_faults: v.optional(createTextSchema(maxLengths.faults)),
  repair_parts: v.optional(v.picklist(["original", "compatible"])),
  repair_way: v.optional(v.picklist(["walkIn", "mailIn"])),
  repair_slot: v.optional(slot),
  repair_holder: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/))),
  repair_note: v.optional(createTextSchema(maxLengths.repairNote)),
});
