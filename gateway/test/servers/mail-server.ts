import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** `take and drop` accepts the mail and closes the connection before the response. */
type Behaviour = 'take' | 'refuse' | 'take and drop' | 'drop at once';

export interface MailServer {
  /** Ids of the accepted mails, in order. */
  readonly taken: string[];
  readonly url: string;
  become(next: Behaviour): void;
  close(): Promise<void>;
}

/** A mail server that records the mails that it accepts. It rejects addresses `unknown@…`. */
export const startMailServer = async (): Promise<MailServer> => {
  const taken: string[] = [];
  let behaviour: Behaviour = 'take';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (behaviour === 'drop at once') return void socket.destroy();
    let inData = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (let at = text.indexOf('\r\n'); at >= 0; at = text.indexOf('\r\n')) {
        const line = text.slice(0, at);
        text = text.slice(at + 2);
        if (inData) {
          const id = /^Message-ID: <(.*)@detour>/i.exec(line)?.[1];
          if (id) taken.push(id);
          if (line !== '.') continue;
          inData = false;
          if (behaviour === 'take and drop') return void socket.destroy();
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT TO:<unknown@')) socket.write('550 no such user\r\n');
        else if (line.startsWith('RCPT') && behaviour === 'refuse') socket.write('451 later\r\n');
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    taken,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next: Behaviour) => void (behaviour = next),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
