import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that the server has whole. */
export interface ReceivedMail {
  readonly to: string;
  /** As it came over the line. */
  readonly text: string;
}

/** A mail server of this machine, which keeps every mail it is given. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Called with each mail once it is whole here, before its sender is told. */
  onMail: (mail: ReceivedMail) => void;
  close(): Promise<void>;
}

/** Starts a mail server that takes everything from everybody. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, answer) {
      buffer(stream).then((bytes) => {
        const mail = { to: envelope.rcptTo.map(({ address }) => address).join(), text: bytes.toString() };
        mails.push(mail);
        served.onMail(mail);
        answer();
      }, answer);
    },
  });
  // Who was killed leaves its connections as they are.
  server.on('error', () => {});
  const served: MailServer = {
    url: '',
    mails,
    onMail: () => {},
    close: () => new Promise((done) => server.close(() => done())),
  };
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return Object.assign(served, { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}` });
}
