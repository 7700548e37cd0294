import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createMemoryMailbox } from "../engine/Mailbox.ts";
import { createSmtpMailbox } from "./createSmtpMailbox.ts";

const mail = {
  to: "maria@example.test",
  subject: "Password Reset Request",
  text: "To choose a new password: http://front.example/",
  sent: "2026-11-21T09:00:00.000Z",
};
let server: Server | null = null;
afterEach(() => server?.close());

/** A mail server that takes one letter. */
function listen(): Promise<{ port: number; letter: Promise<string> }> {
  return new Promise((opened) => {
    const letter = new Promise<string>((received) => {
      const opening = createServer((socket) => {
        let text = "";
        let inLetter = false;
        const say = (line: string) => socket.write(`${line}\r\n`);
        say("220 mail.example ready");
        socket.on("data", (chunk) => {
          text += chunk.toString();
          if (inLetter) {
            if (!text.endsWith("\r\n.\r\n")) return;
            received(text);
            inLetter = false;
            text = "";
            return say("250 taken");
          }
          for (const line of text.split("\r\n").slice(0, -1)) {
            if (/^DATA/i.test(line)) inLetter = true;
            say(/^DATA/i.test(line) ? "354 go on" : /^QUIT/i.test(line) ? "221 bye" : "250 fine");
          }
          text = "";
        });
      });
      server = opening.listen(0, "127.0.0.1", () => opened({ port: (opening.address() as AddressInfo).port, letter }));
    });
  });
}

it("sends a letter through the mail server and keeps a copy", async () => {
  const { port, letter } = await listen();
  const copies = createMemoryMailbox();
  createSmtpMailbox(`smtp://127.0.0.1:${port}?ignoreTLS=true`, "shop@rewire.example", copies, (error) =>
    expect(error).toBeUndefined(),
  ).send(mail);
  expect(await letter).toMatch(
    /From: shop@rewire\.example[\s\S]*To: maria@example\.test[\s\S]*Subject: Password Reset Request[\s\S]*http:\/\/front\.example\//,
  );
  expect(copies.sent).toEqual([mail]);
});

it("reports a mail server that is not there, and keeps the copy", async () => {
  const copies = createMemoryMailbox();
  const error = await new Promise<unknown>((heard) =>
    createSmtpMailbox("smtp://127.0.0.1:9?connectionTimeout=2000", "shop@rewire.example", copies, heard).send(mail),
  );
  expect(error).toBeInstanceOf(Error);
  expect(copies.sent).toHaveLength(1);
});
