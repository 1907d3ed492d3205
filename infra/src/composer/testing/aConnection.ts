import { Trace } from '../../log/Trace.ts';
import type { Connection } from '../createSiteServer.ts';

/** Where a request of a test comes from: nobody's address, unless it says more. */
export function aConnection(what: Partial<Connection> = {}): Connection {
  const passFile = async () => {
    throw new Error('This request comes from no server.');
  };
  return { clientIp: '', isThisMachine: false, passFile, trace: new Trace(), ...what };
}
