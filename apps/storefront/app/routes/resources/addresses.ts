import type { StoreAddressResult } from "@rewire/domain";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import type { Route } from "./+types/addresses.ts";

const statusByKind = { stored: 200, full: 409, invalid: 422, loggedOut: 403 } as const;

/** Handles `GET /addresses`: returns the additional addresses of the logged-in customer as JSON. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { addressBook } = context.get(privateContext).services;
  const addresses = await requireStateStore(addressBook.list(request));
  return addresses === null ? toResponse({ kind: "loggedOut" }) : toResponse({ kind: "stored", addresses });
}

/**
 * Handles `POST /addresses`: stores `address` under `id`, or under a new id if `id` is null, then listed before the
 * address `nextId`; the address `replacedId` is removed afterwards. If `address` is missing, removes the address with
 * the given `id`.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { addressBook } = context.get(privateContext).services;
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return toResponse({ kind: "invalid" });
  const readId = (name: string): string | null => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === "string" ? value : null;
  };
  const id = readId("id");
  if ("address" in body) {
    const placement = { replacedId: readId("replacedId"), nextId: readId("nextId") };
    return toResponse(await requireStateStore(addressBook.save(request, id, body.address, placement)));
  }
  const addresses = await requireStateStore(addressBook.remove(request, id ?? ""));
  return addresses === null ? toResponse({ kind: "loggedOut" }) : toResponse({ kind: "stored", addresses });
}

const toResponse = (result: StoreAddressResult): Response =>
  Response.json(result, { status: statusByKind[result.kind], headers: NO_STORE_HEADERS });
