import http from 'node:http';
import https from 'node:https';

/** Node's client for the protocol of an address: a hosted backend is asked over TLS. */
export const askOver = (url: string) => (url.startsWith('https:') ? https : http);
