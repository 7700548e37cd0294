import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";

/** Stands between hooks and shop in the tests of a file; each fails when something has been said on the console meanwhile. */
export function openServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  beforeEach(() => {
    vi.spyOn(console, "warn");
    vi.spyOn(console, "error");
  });
  afterEach(() => {
    // Apollo complains here about anything that its cache cannot keep.
    expect(vi.mocked(console.warn).mock.calls).toEqual([]);
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
    vi.restoreAllMocks();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}
