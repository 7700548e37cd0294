/** Error thrown when a response exceeds the maximum size. */
export class ResponseTooLargeError extends Error {
  override readonly name = "ResponseTooLargeError";
}

/**
 * Reads the whole body of a response as text, up to a maximum number of decompressed bytes.
 * @throws ResponseTooLargeError if the body is larger.
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      // Not awaited, because the sender may be slow to stop.
      reader.cancel().catch(() => undefined);
      throw new ResponseTooLargeError(`The answer is larger than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
