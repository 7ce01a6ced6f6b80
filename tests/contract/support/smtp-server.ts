/** A mail server that accepts every mail, with which a test sees that mails really leave by SMTP. */
import { createServer, type AddressInfo, type Socket } from "node:net";

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly data: string };

export type SmtpServer = {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Resolves when the server has received that many mails. */
  readonly waitFor: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Starts the server. A mail for which `isAnswered` is false is received but not answered, as if the connection were cut then. All other
 * mails are answered once `held` has resolved.
 */
export async function startSmtpServer(
  port = 0,
  isAnswered: (mail: ReceivedMail) => boolean = () => true,
  held: Promise<void> = Promise.resolve(),
): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<{ count: number; done: () => void }>();
  const take = (mail: ReceivedMail): boolean => {
    received.push(mail);
    for (const one of waiting) if (received.length >= one.count) one.done();
    return isAnswered(mail);
  };
  const server = createServer((socket) => talk(socket, take, held));
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    waitFor: (count) => new Promise((done) => (received.length >= count ? done() : waiting.add({ count, done }))),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function talk(socket: Socket, take: (mail: ReceivedMail) => boolean, held: Promise<void>): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let unread = "";
  let data: string[] | undefined;
  let from = "";
  let to: string[] = [];
  const hear = (line: string): void => {
    if (data) {
      if (line !== ".") return void data.push(line.startsWith("..") ? line.slice(1) : line);
      const isTaken = take({ from, to, data: data.join("\n") });
      data = undefined;
      return isTaken ? void held.then(() => say("250 taken")) : undefined;
    }
    const address = /<([^>]*)>/.exec(line)?.[1] ?? "";
    if (/^MAIL/i.test(line)) from = address;
    if (/^RCPT/i.test(line)) to.push(address);
    if (/^(EHLO|HELO)/i.test(line)) to = [];
    if (/^MAIL/i.test(line)) to = [];
    if (/^DATA/i.test(line)) {
      data = [];
      return say("354 go on");
    }
    say("250 fine");
    if (/^QUIT/i.test(line)) socket.end();
  };
  socket.setEncoding("utf8");
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    const lines = (unread + String(chunk)).split("\r\n");
    unread = lines.pop() ?? "";
    for (const line of lines) hear(line);
  });
  say("220 test");
}
