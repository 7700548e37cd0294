import { createMemoryRouter, type ShouldRevalidateFunction } from "react-router";
import { expect, test } from "vitest";
import * as alerts from "./alerts.tsx";
import * as contact from "./contact.tsx";
import * as product from "./product.tsx";
import * as repair from "./repair/repair.tsx";

interface FormCase {
  /** Page with the form, and the route that the form is sent to without leaving the page. */
  readonly page: { readonly shouldRevalidate?: unknown };
  readonly form: { readonly clientAction: (args: never) => Promise<unknown> };
  /** What the form is given. */
  readonly result: unknown;
}

const cases: Readonly<Record<string, FormCase>> = {
  contact: { page: contact, form: contact, result: { result: { kind: "unavailable" } } },
  "an alert on a product's page": { page: product, form: alerts, result: { view: { step: "unavailable" } } },
  "a repair's booking": { page: repair, form: repair, result: { kind: "failed" } },
};

const connectionError = () => new TypeError("Failed to fetch");

/** Sends the form of a page; from then on, the server answers nothing but what is given. */
async function sendForm({ page, form }: FormCase, serverAction: () => Promise<unknown>) {
  let isOnline = true;
  const router = createMemoryRouter(
    [
      {
        id: "page",
        path: "/page",
        loader: () => (isOnline ? Promise.resolve(null) : Promise.reject(connectionError())),
        shouldRevalidate: page.shouldRevalidate as ShouldRevalidateFunction,
      },
      { id: "form", path: "/form", action: () => form.clientAction({ serverAction } as never) },
    ],
    { initialEntries: ["/page"] },
  );
  await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()));
  isOnline = false;
  const results: unknown[] = [];
  router.subscribe(({ fetchers }) => results.push(fetchers.get("form")?.data));
  await router.fetch("form", "page", "/form", { formMethod: "POST", formData: new FormData() });
  return { errors: router.state.errors, result: results.findLast((result) => result !== undefined) };
}

test.each(Object.entries(cases))("%s: without a connection the page stays, and the form says so", async (_, form) => {
  expect(await sendForm(form, () => Promise.reject(connectionError()))).toEqual({ errors: null, result: form.result });
});

test.each(Object.entries(cases))("%s: the error page of a proxy is no page of ours", async (_, form) => {
  const badGateway = { status: 502, statusText: "Bad Gateway", internal: true, data: "" };
  expect(await sendForm(form, () => Promise.reject(badGateway))).toEqual({ errors: null, result: form.result });
});
