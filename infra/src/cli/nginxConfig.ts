import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

const RULES = join(ROOT, 'infra/deploy/nginx');

/** The nginx of this machine, where there is one. */
export function nginxPath(): string | undefined {
  return ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
}

interface NginxOptions {
  /** What it writes, and its certificate `site.pem` with `site.key`. */
  readonly folder: string;
  readonly port: number;
  /** Ports of this machine. */
  readonly composers: readonly number[];
}

/** A configuration for tests around the rules that are shipped: its names, ports and folders alone are others. */
export function nginxConfig({ folder, port, composers }: NginxOptions): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const [, terms = ''] = /server composer:4100(.*);/.exec(readFileSync(join(RULES, 'nginx.conf'), 'utf8')) ?? [];
  return `daemon off;
pid nginx.pid;
error_log error.log;
events {}
http {
  ${temporary.join('\n  ')}
  log_format passed '$server_protocol $upstream_addr $upstream_cache_status';
  access_log access.log passed;
  ${readFileSync(join(RULES, 'cache.conf'), 'utf8').replaceAll('/var/cache/nginx/agence', join(folder, 'kept'))}
  upstream composers {
    ${composers.map((composer) => `server 127.0.0.1:${composer}${terms};`).join('\n    ')}
    keepalive 32;
  }
  upstream door {
    server 127.0.0.1:9;
  }
  server {
    listen 127.0.0.1:${port} ssl http2;
    listen [::1]:${port} ssl http2;
    server_name localhost;
    ssl_certificate ${folder}/site.pem;
    ssl_certificate_key ${folder}/site.key;
    include ${RULES}/rules.conf;
  }
}
`;
}

/** Makes a certificate for this machine's name, with the machine's openssl. */
export function certify(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'site.key'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', 'site.pem', ...name], { cwd: folder, stdio: 'ignore' });
}
