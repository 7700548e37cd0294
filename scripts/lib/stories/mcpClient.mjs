// A client of the Model Context Protocol over HTTP, as far as the workshop's server needs it.

/**
 * Creates a client.
 * @param {string} url
 * @param {{ timeout: number }} options Longest time of an answer, in ms.
 */
export function createMcpClient(url, { timeout }) {
  let id = 0;

  async function request(method, params) {
    id += 1;
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`);
    const { result, error } = messageOf(await response.text());
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  return {
    /** Lists the names of the server's tools. */
    listTools: async () => (await request("tools/list", {})).tools.map(({ name }) => name),
    /** Calls a tool and returns the texts of its answer. */
    call: async (name, args = {}) => {
      const { content } = await request("tools/call", { name, arguments: args });
      return content.flatMap(({ text }) => text ?? []).join("\n");
    },
  };
}

/** The message of an answer, which may come as a stream of events. */
export function messageOf(text) {
  const data = text.match(/^data: (.*)$/m)?.[1] ?? text;
  return JSON.parse(data);
}
