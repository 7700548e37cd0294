import { expect, test } from "vitest";
import { readPorts } from "./readPorts.mjs";

test("ports are the usual ones unless they are set", () => {
  expect(readPorts({})).toEqual({ ports: { PORT: 3000, SHOP_PORT: 4400 }, faults: [] });
  expect(readPorts({ PORT: "", SHOP_PORT: " 4500 " })).toEqual({ ports: { PORT: 3000, SHOP_PORT: 4500 }, faults: [] });
});

test("all that cannot be used are named at once", () => {
  expect(readPorts({ PORT: "0", SHOP_PORT: "many" }).faults).toEqual([
    'PORT is "0": a port is a whole number from 1 to 65535.',
    'SHOP_PORT is "many": a port is a whole number from 1 to 65535.',
  ]);
});
