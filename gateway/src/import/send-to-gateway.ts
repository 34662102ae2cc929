import { request } from 'node:http';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { folderHeader } from '../settings/admin-socket-path';

/** True when a gateway listens on the admin socket. */
export const isListening = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Runs a command of the gateway and returns its response. Throws the gateway's error message.
 * @param file of the body, whose folder may hold more. Null without one.
 */
export const sendToGateway = (
  socketPath: string,
  command: string,
  body: Readable,
  file: string | null = null,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    // Uses a new connection: the gateway may be closing the idle one of the previous command.
    const headers = file === null ? {} : { [folderHeader]: encodeURIComponent(dirname(file)) };
    const options = { socketPath, path: `/${command}`, method: 'POST', agent: false, headers };
    const call = request(options, (response) => {
      json(response).then((answer) => {
        if (response.statusCode === 200) resolve(answer);
        else
          reject(
            new Error(
              (answer as { error?: string }).error ??
                `The gateway returned the status ${response.statusCode}.`,
            ),
          );
      }, reject);
    });
    call.once('error', reject);
    body.once('error', reject);
    body.pipe(call);
  });
