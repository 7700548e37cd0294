import { once } from "node:events";
import { Agent, request, type IncomingMessage, type RequestListener } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { openServer, TIMEOUTS, type ListeningServer, type Timeouts } from "./openServer.ts";

const open: ListeningServer[] = [];
const agents: Agent[] = [];
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  await Promise.all(open.splice(0).map((server) => server.close(0)));
});

async function serve(listener: RequestListener, timeouts?: Timeouts): Promise<ListeningServer> {
  const server = await openServer({
    port: 0,
    host: "127.0.0.1",
    listener,
    refusalHeaders: { "x-own": "1" },
    ...(timeouts ? { timeouts } : {}),
  });
  open.push(server);
  return server;
}

function newAgent(): Agent {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return agent;
}

async function get(
  { port }: ListeningServer,
  agent: Agent,
): Promise<{ readonly status: number; readonly connection: string | undefined; readonly body: string }> {
  const outgoing = request({ host: "127.0.0.1", port, agent });
  outgoing.end();
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, connection: answer.headers.connection, body: await text(answer) };
}

/** Answers when it is told to. */
function waiting() {
  const waiters: (() => void)[] = [];
  const listener: RequestListener = (_, response) => void waiters.push(() => void response.end("done"));
  return { listener, waiters, answer: () => waiters.splice(0).forEach((go) => go()) };
}

describe("closing", () => {
  test("finishes what is under way, 24 requests at once, and takes nothing new", async () => {
    const { listener, waiters, answer } = waiting();
    const server = await serve(listener);
    const agent = newAgent();
    const answers = Array.from({ length: 24 }, () => get(server, agent));
    await expect.poll(() => waiters.length).toBe(24);
    const closed = server.close(60_000);
    await expect(get(server, newAgent())).rejects.toThrow("ECONNREFUSED");
    answer();
    for (const one of await Promise.all(answers))
      expect(one).toEqual({ status: 200, connection: "close", body: "done" });
    expect(await closed).toBe(0);
    expect(server.getPendingCount()).toBe(0);
  });

  test("closes connections that are idle, so that it does not wait for browsers", async () => {
    const server = await serve((_, response) => void response.end("done"));
    const agent = newAgent();
    expect((await get(server, agent)).connection).toBe("keep-alive");
    expect(await server.close(60_000)).toBe(0);
  });

  test("still answers what comes on an open connection, and closes that after", async () => {
    const server = await serve((incoming, response) => {
      if (incoming.url === "/slow") incoming.once("data", () => response.end("slow"));
      else response.end("done");
    });
    const socket = connect(server.port, "127.0.0.1");
    const got = text(socket);
    socket.write("POST /slow HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\n");
    await expect.poll(() => server.getPendingCount()).toBe(1);
    const closed = server.close(60_000);
    socket.write("x");
    expect(await closed).toBe(0);
    expect(await got).toMatch(/connection: close[\s\S]*slow/i);
  });

  test("cuts what takes longer than it may, and says how many", async () => {
    const { listener, waiters } = waiting();
    const server = await serve(listener);
    const cut = get(server, newAgent()).then(
      () => "answered",
      () => "cut",
    );
    await expect.poll(() => waiters.length).toBe(1);
    expect(await server.close(10)).toBe(1);
    expect(await cut).toBe("cut");
  });

  test("waits for work that goes on although its visitor has left", async () => {
    let finish = () => {};
    const work = new Promise<void>((resolve) => (finish = resolve));
    const server = await openServer({ port: 0, host: "127.0.0.1", listener: () => work });
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await expect.poll(() => server.getPendingCount()).toBe(1);
    socket.destroy();
    let isClosed = false;
    const closed = server.close(60_000).then(() => (isClosed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(false);
    finish();
    await closed;
  });
});

describe("slow visitors", () => {
  test("do not hold a place for minutes", () => {
    expect(TIMEOUTS.headersMs).toBeLessThanOrEqual(TIMEOUTS.requestMs);
    expect(TIMEOUTS.requestMs + TIMEOUTS.checkMs).toBeLessThanOrEqual(60_000);
    expect(TIMEOUTS.keepAliveMs).toBeGreaterThan(60_000);
  });

  const quick: Timeouts = { headersMs: 60, requestMs: 60, keepAliveMs: 1000, checkMs: 10 };
  test.each([
    ["a body that never comes", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nx"],
    ["headers that never end", "GET / HTTP/1.1\r\nhost: a\r\n"],
  ])("are told so and let go: %s", async (_, words) => {
    const server = await serve(
      (incoming, response) => void incoming.on("end", () => response.end("done")).resume(),
      quick,
    );
    const socket = connect(server.port, "127.0.0.1");
    socket.write(words);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toMatch(/\r\nx-own: 1\r\n[\s\S]*\r\n\r\nThe request took too long\.\n$/);
  });

  test("are not told it in the middle of another answer", async () => {
    const server = await serve((_, response) => void response.writeHead(200).write("half"), quick);
    let answer = "";
    // The connection may be reset, which keeps nothing from what has come before.
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
    socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nx");
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*half/);
    expect(answer).not.toContain("408");
  });
});

test.each([
  ["GET", /\r\n\r\nThe request cannot be read\.\n$/],
  ["HEAD", /\r\n\r\n$/],
])("a %s that cannot be read is answered 400, with a body where one is read", async (method, end) => {
  const server = await serve(() => undefined);
  const socket = connect(server.port, "127.0.0.1");
  socket.write(Buffer.from(`${method} /\xe9 HTTP/1.1\r\nhost: a\r\n\r\n`, "latin1"));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toMatch(end);
});

describe("what cannot be had is told in words", () => {
  test("a port that another program has", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    await expect(openServer({ port, host: "127.0.0.1", listener: () => {} })).rejects.toThrow(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1}`,
    );
    other.close();
  });

  test("an address that is another machine's", async () => {
    await expect(openServer({ port: 0, host: "192.0.2.1", listener: () => {} })).rejects.toThrow(
      "HOST=192.0.2.1 is no address of this machine",
    );
  });
});
