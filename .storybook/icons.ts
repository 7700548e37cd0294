import iconSetUrl from "@iconify-json/ion/icons.json?url";
import { http, HttpResponse } from "msw";

interface IconSet {
  readonly prefix: string;
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, unknown>>;
}

/** Answers requests for icons as the gateway does, from the installed set. */
export const icons = http.get("*/icons/ion.json", async ({ request }) => {
  const { prefix, width, height, icons: all } = (await (await fetch(iconSetUrl)).json()) as IconSet;
  const names = new URL(request.url).searchParams.get("icons")?.split(",") ?? [];
  const entries = names.flatMap((name) => (all[name] ? [[name, all[name]]] : []));
  return HttpResponse.json({ prefix, width, height, icons: Object.fromEntries(entries) as object });
});
