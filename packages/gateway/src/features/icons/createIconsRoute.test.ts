import { expect, test, vi } from "vitest";
import { findIcon } from "./IconSet.ts";
import { createIconsRoute } from "./createIconsRoute.ts";

const nobody = vi.fn<typeof fetch>(() => Promise.reject(new Error("nobody is asked")));
const local = createIconsRoute({ service: null, fetch: nobody });
const body = async (response: Response) =>
  (await response.json()) as { icons: Record<string, { body: string }>; not_found?: string[]; width: number };

test("drawings of the installed set come from here, for a week, and no other host is asked", async () => {
  const response = await local.request("/icons/ion.json?icons=document-text-outline,cube-outline,cube-outline");
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "public, max-age=604800"]);
  const { icons, width } = await body(response);
  expect(Object.keys(icons)).toEqual(["document-text-outline", "cube-outline"]);
  expect(icons["cube-outline"]?.body).toMatch(/^<path/);
  expect(width).toBe(512);
  expect(nobody).not.toHaveBeenCalled();
});

test("what is not there is named and not kept", async () => {
  const some = await local.request("/icons/ion.json?icons=cube-outline,no-such-thing");
  expect([some.status, some.headers.get("cache-control"), (await body(some)).not_found]).toEqual([
    200,
    "no-store",
    ["no-such-thing"],
  ]);
  expect((await local.request("/icons/nosuchset.json?icons=a")).status).toBe(404);
});

test.each([
  "",
  "?icons=",
  "?icons=../x",
  "?icons=A",
  `?icons=${"a,".repeat(3)}${Array.from({ length: 51 }, (_, n) => `a${n}`).join(",")}`,
])("bad input %s is refused in words", async (query) => {
  const response = await local.request(`/icons/ion.json${query}`);
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("Ask for 1 to 50 icons")]);
});

test("a prefix cannot leave its folder", async () => {
  expect((await local.request("/icons/..%2F..%2Fpackage.json?icons=a")).status).toBe(400);
});

test("a service that is configured is asked for what is missing, and its drawings are looked through", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({
      width: 24,
      height: 24,
      icons: {
        kite: { body: "<path id='a' d='M0 0'/><use href='#a'/>" },
        evil: { body: "<script>x</script>" },
        worse: { body: "<path onload='x'/>" },
        glued: { body: "<path/onload='x'/>" },
        bare: { body: "<use href=//evil.example/a.svg />" },
      },
    }),
  );
  const app = createIconsRoute({ service: "https://icons.example", fetch });
  const { icons, not_found } = await body(await app.request("/icons/mdi.json?icons=kite,evil,worse,glued,bare"));
  expect({ icons, not_found }).toEqual({
    icons: { kite: { body: "<path id='a' d='M0 0'/><use href='#a'/>", width: 24, height: 24 } },
    not_found: ["evil", "worse", "glued", "bare"],
  });
  expect(fetch.mock.calls[0]?.[0]).toBe("https://icons.example/mdi.json?icons=kite,evil,worse,glued,bare");
});

test("a service that takes longer than 500 ms is not waited for", async () => {
  const limit = new AbortController();
  const limits = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        limit.abort();
      }),
  );
  expect(
    (await createIconsRoute({ service: "https://icons.example", fetch }).request("/icons/mdi.json?icons=kite")).status,
  ).toBe(404);
  expect(limits).toHaveBeenCalledWith(500);
  limits.mockRestore();
});

test("other names of a drawing lead to it, and a ring of them nowhere", () => {
  const set = {
    prefix: "x",
    icons: { a: { body: "A" } },
    aliases: { b: { parent: "a" }, c: { parent: "b" }, d: { parent: "e" }, e: { parent: "d" } },
  };
  expect([findIcon(set, "c")?.body, findIcon(set, "d"), findIcon(set, "constructor")]).toEqual(["A", null, null]);
});
