import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDevice,
  hasDevice,
  listOwnedDevices,
  MAX_OWNED_DEVICES,
  mergeDevices,
  mergeGuestDevices,
  removeDevice,
  type OwnedDevice,
  type OwnedDevices,
} from "./ownedDevices.ts";
import { parseDevices, stringifyDevices } from "./serializeDevices.ts";

const device: fc.Arbitrary<OwnedDevice> = fc.record({
  slug: fc.constantFrom("nordlys-n3", "halden-6", "tarn-14", "орион"),
  name: fc.constantFrom("Nordlys N3", 'Halden 6 "S"', "Tarn 14"),
  family: fc.constantFrom("phone", "laptop", "other"),
  changedAt: fc.integer({ min: 1, max: 20 }),
  isRemoved: fc.boolean(),
});
const list: fc.Arbitrary<OwnedDevices> = fc.array(device, { maxLength: 8 }).map((devices) => mergeDevices([], devices));
const slugs = (devices: OwnedDevices) => listOwnedDevices(devices).map(({ slug }) => slug);
const phone = { slug: "nordlys-n3", name: "Nordlys N3", family: "phone" } as const;
const laptop = { slug: "tarn-14", name: "Tarn 14", family: "laptop" } as const;

describe("two copies of one shopper's devices", () => {
  test("merge to the same, whichever comes first and however often", () => {
    fc.assert(
      fc.property(list, list, list, (a, b, c) => {
        expect(mergeDevices(a, b)).toEqual(mergeDevices(b, a));
        expect(mergeDevices(mergeDevices(a, b), b)).toEqual(mergeDevices(a, b));
        expect(mergeDevices(mergeDevices(a, b), c)).toEqual(mergeDevices(a, mergeDevices(b, c)));
      }),
    );
  });

  test("the later change counts, also by a clock that runs behind", () => {
    const first = addDevice([], phone, 500);
    const removed = removeDevice(first, phone.slug, 400);
    expect(slugs(mergeDevices(first, removed))).toEqual([]);
    expect(slugs(mergeDevices(removed, addDevice(removed, phone, 300)))).toEqual([phone.slug]);
  });
});

describe("a guest's devices at log-in", () => {
  test("join those of the account, and none is lost", () => {
    fc.assert(
      fc.property(list, list, (account, guest) => {
        const merged = mergeGuestDevices(account, guest);
        expect(new Set(slugs(merged))).toEqual(new Set([...slugs(account), ...slugs(guest)]));
        expect(new Set(slugs(mergeGuestDevices(merged, guest)))).toEqual(new Set(slugs(merged)));
      }),
    );
  });
});

describe("changes", () => {
  test("the latest is first, and nothing is there twice", () => {
    const both = addDevice(addDevice([], phone, 100), laptop, 200);
    expect(slugs(both)).toEqual([laptop.slug, phone.slug]);
    expect(addDevice(both, phone, 300)).toBe(both);
    expect(hasDevice(both, phone.slug)).toBe(true);
    expect(removeDevice(both, "other", 300)).toBe(both);
  });

  test("no more than can be shown are added", () => {
    let devices: OwnedDevices = [];
    for (let number = 1; number <= MAX_OWNED_DEVICES + 3; number += 1)
      devices = addDevice(devices, { slug: `device-${number}`, name: `Device ${number}`, family: "other" }, number);
    expect(devices).toHaveLength(MAX_OWNED_DEVICES);
    expect(hasDevice(devices, "device-1")).toBe(true);
  });

  test("removals are forgotten after 90 days", () => {
    const removed = removeDevice(addDevice([], phone, 100), phone.slug, 200);
    expect(removed).toHaveLength(1);
    expect(addDevice(removed, laptop, 91 * 86_400_000)).toHaveLength(1);
  });
});

describe("the stored text", () => {
  test("is read as it was written", () => {
    fc.assert(
      fc.property(list, (devices) => {
        expect(parseDevices(stringifyDevices(devices))).toEqual(devices);
      }),
    );
  });

  test("any other text is an empty list and no error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseDevices(text)).not.toThrow();
      }),
    );
    expect(parseDevices(null)).toEqual([]);
    expect(
      parseDevices('[{"slug":"a","name":"A","family":"ship","changed":1},{"slug":"b","changed":1},null,{"slug":7}]'),
    ).toEqual([{ slug: "a", name: "A", family: "other", changedAt: 1, isRemoved: false }]);
  });
});
