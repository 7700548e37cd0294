/** E-mail that the shop sends. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO, UTC. */
  readonly sent: string;
}

/** Service that delivers the shop's e-mails. */
export interface Mailbox {
  send(mail: Mail): void;
}

/** Creates a transport that stores e-mails in memory, for the browser and for tests. */
export function createMemoryMailbox(): Mailbox & { readonly sent: Mail[] } {
  const sentMails: Mail[] = [];
  return { sent: sentMails, send: (mail) => void sentMails.push(mail) };
}
