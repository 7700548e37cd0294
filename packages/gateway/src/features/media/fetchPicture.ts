import { PictureError } from "./PictureError.ts";

/** Maximum size of a picture from the shop, in bytes. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** Client errors that pass: Request Timeout, Too Early, and Too Many Requests. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** Returns whether a picture may be available later. */
const isTemporary = (status: number): boolean => status >= 500 || TEMPORARY_STATUSES.has(status);

interface FetchPictureOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
  readonly maxBytes?: number;
}

/**
 * Fetches a picture from the shop, without cookies and without following redirects.
 *
 * @throws PictureError if the response is not a picture, if the picture is missing or too large, or if the shop does
 * not respond.
 */
export async function fetchPicture(
  source: URL,
  { fetch, timeoutMs, maxBytes = MAX_PICTURE_BYTES }: FetchPictureOptions,
): Promise<Buffer> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(source.href, {
      headers: { accept: "image/webp,image/png,image/jpeg,image/gif,image/avif" },
      redirect: "manual",
      signal: timeoutSignal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      const kind = isTemporary(response.status) ? "unreachable" : "missing";
      throw new PictureError(kind, `The shop answered ${response.status} to ${source.pathname}`);
    }
    const type = response.headers.get("content-type") ?? "";
    if (!/^image\/(?!svg)/i.test(type)) {
      await response.body?.cancel();
      throw new PictureError("unusable", `${source.pathname} is ${JSON.stringify(type)}, not a picture`);
    }
    return await readLimitedBody(response, maxBytes, source);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    if (timeoutSignal.aborted)
      throw new PictureError("timeout", `${source.pathname} took longer than ${timeoutMs} ms`, { cause: error });
    throw new PictureError(
      "unreachable",
      `${source.pathname} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

async function readLimitedBody(response: Response, maxBytes: number, source: URL): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Ending the loop cancels the rest of the download.
    if (size > maxBytes) throw new PictureError("unusable", `${source.pathname} is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
