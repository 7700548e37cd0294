import { expect, test } from "vitest";
import { listAcceptedCodings } from "./negotiateCoding.ts";

test.each([
  [undefined, []],
  ["", []],
  ["identity", []],
  ["gzip, deflate, br, zstd", ["br", "zstd", "gzip"]],
  ["gzip, deflate, br, zstd, dcb, dcz", ["dcb", "dcz", "br", "zstd", "gzip"]],
  ["GZIP;Q=0.5, br;q=0.2", ["gzip", "br"]],
  ["br;q=0, dcb;q=0.000, gzip", ["gzip"]],
  ["*", ["br", "zstd", "gzip"]],
  ["*;q=0.1, br;q=0", ["zstd", "gzip"]],
  ["dcz, *;q=0", ["dcz"]],
  ["br;q=2, zstd;q=x, gzip;q=1.000", ["gzip"]],
  ["identity, gzip;q=0.5", []],
  ["x-br, brotli, dcbx", []],
])("%s", (header, codings) => expect(listAcceptedCodings(header)).toEqual(codings));
