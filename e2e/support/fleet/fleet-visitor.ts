import { request } from 'node:http';

export interface FleetAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Position of the shell server that answered, and of the gateway behind it ('' for none). */
  readonly shell: string;
  readonly gateway: string;
}

interface FleetCall {
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser without scripts: cookies, an address of its own, and a new connection for each request. */
export interface FleetVisitor {
  call(path: string, options?: FleetCall): Promise<FleetAnswer>;
  cookie(name: string): string | undefined;
}

let visitors = 0;

/** An address that no other visitor of this process has. */
const newAddress = (): string => {
  visitors += 1;
  return `203.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

interface Place {
  /** Of the balancer in front of the shell servers: the port in all addresses of the shop. */
  readonly port: number;
  /** Port that is called: that of one shell server, to pass the balancer by. */
  readonly at?: number;
  readonly site?: string;
}

/** Rejects when a connection is lost. */
export const createFleetVisitor = ({ port, at = port, site = 'fr' }: Place): FleetVisitor => {
  const host = `${site}.localhost:${port}`;
  const address = newAddress();
  const jar = new Map<string, string>();
  const keep = (cookies: readonly string[] = []): void => {
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=', 2);
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) jar.delete(name);
      else jar.set(name, value);
    }
  };
  return {
    cookie: (name) => jar.get(name),
    call: (path, { method = 'GET', body, headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const call = request(
          {
            host: '127.0.0.1',
            port: at,
            path,
            method,
            agent: false,
            headers: {
              host,
              'x-forwarded-for': address,
              'user-agent': 'Mozilla/5.0 (fleet)',
              ...(cookie && { cookie }),
              ...(body && { 'content-type': 'application/json', origin: `http://${host}` }),
              ...headers,
            },
          },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('error', reject);
            answer.on('end', () => {
              keep(answer.headers['set-cookie']);
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                body: Buffer.concat(parts).toString('utf8'),
                shell: String(answer.headers['x-shell'] ?? ''),
                gateway: String(answer.headers['x-gateway'] ?? ''),
              });
            });
          },
        );
        call.on('error', reject);
        call.end(body && JSON.stringify(body));
      }),
  };
};
