import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server of this machine that keeps what it is given. */
export async function startSmtpServer() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 local');
    createInterface({ input: socket }).on('line', (line) => {
      if (mail && line !== '.') mail.push(line);
      else if (mail) {
        mails.push(mail.join('\n'));
        mail = undefined;
        say('250 kept');
      } else if (/^DATA/i.test(line)) {
        mail = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 well');
    });
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => server.close(),
  };
}
