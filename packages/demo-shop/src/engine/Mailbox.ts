/** A letter that the shop sends. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO, UTC. */
  readonly sent: string;
}

/** Where the shop's letters go; the door decides between memory, disk and a mail server. */
export interface Mailbox {
  send(mail: Mail): void;
}

/** Keeps letters in a list, for the browser and for tests. */
export function createMemoryMailbox(): Mailbox & { readonly sent: Mail[] } {
  const sent: Mail[] = [];
  return { sent, send: (mail) => void sent.push(mail) };
}
