import { http, HttpResponse, type RequestHandler } from "msw";
import type { GatewayServices } from "@rewire/gateway";
import { createStoryAddressBook } from "./createStoryAddressBook.ts";

/** Creates the handlers of a customer's further addresses. @param addressBook @default an empty one */
export const createAddressHandlers = (
  addressBook: GatewayServices["addressBook"] = createStoryAddressBook(),
): readonly RequestHandler[] => [
  http.get("*/addresses", async ({ request }) =>
    HttpResponse.json({ kind: "stored", addresses: await addressBook.list(request) }),
  ),
  http.post("*/addresses", async ({ request }) => {
    const body = (await request.json()) as { id: string | null; address?: unknown; nextId?: string };
    if ("address" in body) return HttpResponse.json(await addressBook.save(request, body.id, body.address, body));
    const addresses = await addressBook.remove(request, body.id ?? "");
    return HttpResponse.json({ kind: "stored", addresses });
  }),
];
