/** A hole that is known of a package of npm. */
export interface Advisory {
  readonly package: string;
  /** Versions that have it, as npm writes ranges. */
  readonly range: string;
  /** Of the GitHub advisory database, or of CVE where that has none. */
  readonly id: string;
  readonly severity: 'low' | 'medium' | 'high' | 'critical';
  /** What it lets somebody do. */
  readonly about: string;
}

/** The day on which the list was last gone through for what the lock has, ISO 8601. */
export const REVIEWED = '2026-11-22';
/** After so many days somebody goes through it again; until then it knows nothing newer. */
export const MAX_AGE_DAYS = 90;

const of = (
  name: string,
  ...known: readonly (readonly [range: string, id: string, severity: Advisory['severity'], about: string])[]
): readonly Advisory[] => known.map(([range, id, severity, about]) => ({ package: name, range, id, severity, about }));

/** Published advisories of packages that the lock has or had; sources in docs/decisions/0026-dependency-audit.md. */
export const ADVISORIES: readonly Advisory[] = [
  ...of(
    'hono',
    ['<4.11.4', 'GHSA-f67f-6cw9-8mq4', 'high', 'forged tokens through the algorithm that their header names'],
    ['<4.11.4', 'GHSA-3vhc-576x-3qv4', 'high', 'forged tokens where a key names no algorithm'],
    ['<4.12.18', 'GHSA-p77w-8qqv-26rm', 'medium', 'cached answers of one member given to others'],
    ['<4.12.18', 'GHSA-hm8q-7f3q-5f36', 'medium', 'tokens accepted whose dates are no numbers'],
    ['<4.12.21', 'CVE-2026-47673', 'medium', 'tokens accepted under any authorization scheme'],
    ['<4.12.21', 'CVE-2026-47674', 'medium', 'addresses of IPv6 that pass a restriction'],
    ['<4.12.21', 'CVE-2026-47675', 'medium', 'attributes injected into cookies'],
    ['<4.12.21', 'CVE-2026-47676', 'medium', 'paths of mounted applications read in two ways'],
  ),
  ...of(
    'react-router',
    ['>=7.2.0 <=7.5.1', 'GHSA-f46r-rw29-r322', 'high', 'caches poisoned into failure by a header'],
    ['>=7.0.0 <=7.5.1', 'GHSA-cpj6-fhp6-mr6j', 'high', 'prerendered data spoofed by a header'],
    ['>=7.0.0 <=7.11.0', 'CVE-2026-22030', 'medium', 'actions of routes sent from other sites'],
  ),
  ...of(
    'vite',
    [
      '<4.5.10 || >=5.0.0 <5.4.15 || >=6.0.0 <6.0.12 || >=6.1.0 <6.1.2 || >=6.2.0 <6.2.3',
      'CVE-2025-30208',
      'medium',
      'files of the machine read through the development server',
    ],
    [
      '<6.4.3 || >=7.0.0 <7.3.5 || >=8.0.0 <8.0.16',
      'GHSA-fx2h-pf6j-xcff',
      'high',
      'denied files read by their other names on Windows',
    ],
    ['<4.5.2 || >=5.0.0 <5.0.12', 'CVE-2024-23331', 'high', 'denied files read on file systems that ignore case'],
  ),
  ...of(
    'ws',
    ['>=8.0.0 <8.21.0', 'GHSA-96hv-2xvq-fx4p', 'high', 'memory taken by many small pieces'],
    [
      '>=2.1.0 <5.2.4 || >=6.0.0 <6.2.3 || >=7.0.0 <7.5.10 || >=8.0.0 <8.17.1',
      'GHSA-3h5v-q93c-6h6q',
      'high',
      'a server ended by a request with many headers',
    ],
  ),
  ...of(
    'undici',
    ['>=7.0.0 <7.28.0', 'GHSA-vxpw-j846-p89q', 'high', 'a client of websockets held up by fragments'],
    [
      '>=4.5.0 <5.28.5 || >=6.0.0 <6.21.1 || >=7.0.0 <7.2.3',
      'GHSA-c76h-2ccp-4975',
      'medium',
      'boundaries of forms that can be guessed',
    ],
    ['<5.29.0 || >=6.0.0 <6.21.2 || >=7.0.0 <7.5.0', 'GHSA-cxrh-j4jr-qwg3', 'low', 'memory lost to bad certificates'],
  ),
  ...of('postcss', ['<8.4.31', 'GHSA-7fh5-64p2-3v2j', 'medium', 'comments read as rules after a carriage return']),
  ...of('nanoid', [
    '<3.3.8 || >=4.0.0 <5.0.9',
    'GHSA-mwcw-c2x4-8c55',
    'medium',
    'ids that can be guessed after a fraction as length',
  ]),
  ...of('tough-cookie', ['<4.1.3', 'GHSA-72xf-g2v4-qvf3', 'medium', 'prototypes polluted by a cookie']),
  ...of('lodash-es', ['<4.17.21', 'GHSA-35jh-r3h4-6jhm', 'high', 'commands injected into templates']),
  ...of(
    'tmp',
    ['<=0.2.3', 'GHSA-52f5-9888-hmc6', 'low', 'files written elsewhere through a symbolic link'],
    ['<0.2.6', 'GHSA-ph9p-34f9-6g65', 'high', 'files written elsewhere through a name'],
  ),
  ...of(
    'nodemailer',
    ['<7.0.7', 'GHSA-mm7p-fcc7-pg87', 'medium', 'mails sent to another domain than the one that was checked'],
    ['<=7.0.10', 'GHSA-rcmh-qjqh-p98v', 'high', 'a process held up by an address'],
    // The widest of those that were published until 10.0.6; the package's own range stands for all of them.
    ['<=10.0.5', 'GHSA-v53p-9fqp-m79j', 'high', 'a process held up by an address'],
  ),
  ...of(
    'adm-zip',
    ['<0.4.11', 'GHSA-3v6h-hqm4-2rg6', 'medium', 'files written outside of the folder'],
    ['<0.6.0', 'GHSA-xcpc-8h2w-3j85', 'high', 'memory taken by an archive that says to be large'],
    ['<0.6.1', 'GHSA-7q85-xj36-vmfc', 'high', 'memory taken by the size that an archive declares'],
    ['>=0.5.9 <=0.6.0', 'GHSA-vwc7-r8mq-g2x9', 'medium', 'files written through symbolic links'],
  ),
  ...of('uuid', ['<11.1.1', 'GHSA-w5hq-g745-h8pq', 'medium', 'memory written behind a buffer']),
  ...of('vitest', [
    '<3.2.6 || >=4.0.0 <4.1.0',
    'GHSA-5xrq-8626-4rwp',
    'critical',
    'files read and run through its page of results',
  ]),
  ...of('ajv', ['<6.12.3', 'GHSA-v88g-cgmw-v5xw', 'medium', 'code run by a schema']),
  ...of('yaml', ['>=2.0.0-5 <2.2.2', 'GHSA-f9xv-q969-pqx4', 'high', 'a process ended by a document']),
  ...of('ansi-regex', [
    '>=3.0.0 <3.0.1 || >=4.0.0 <4.1.1 || >=5.0.0 <5.0.1 || >=6.0.0 <6.0.1',
    'GHSA-93q8-gq69-wqmw',
    'high',
    'a process held up by a text',
  ]),
  ...of(
    'jszip',
    ['<3.8.0', 'GHSA-36fh-84j7-cv5h', 'medium', 'files written outside of the folder'],
    ['<2.7.0 || >=3.0.0 <3.7.0', 'GHSA-jg8v-48h5-wgxg', 'medium', 'a process ended by the name of a file'],
  ),
  ...of('immer', ['<9.0.6', 'GHSA-33f9-j839-rf8h', 'critical', 'prototypes polluted by a patch']),
  ...of('y18n', [
    '<3.2.2 || >=4.0.0 <4.0.1 || >=5.0.0 <5.0.5',
    'GHSA-c4w7-xm78-47vh',
    'high',
    'prototypes polluted by a locale',
  ]),
  ...of('yargs-parser', [
    '<=5.0.0 || >=6.0.0 <13.1.2 || >=14.0.0 <15.0.1 || >=16.0.0 <18.1.1',
    'GHSA-p9pc-299p-vxgp',
    'medium',
    'prototypes polluted by an argument',
  ]),
  ...of('playwright', [
    '<1.55.1',
    'GHSA-7mvr-c777-76hp',
    'high',
    'browsers downloaded without a check of the certificate',
  ]),
  ...of('react-dom', [
    '>=16.0.0 <16.0.1 || >=16.1.0 <16.1.2 || >=16.2.0 <16.2.1 || >=16.3.0 <16.3.3 || >=16.4.0 <16.4.2',
    'GHSA-mvjj-gqq2-p4hw',
    'medium',
    'scripts injected through the name of an attribute',
  ]),
  ...of('react', [
    '>=0.0.1 <0.14.0',
    'GHSA-hg79-j56m-fxgv',
    'high',
    'scripts injected through an object in place of a text',
  ]),
  // Versions that were published by whoever had taken an account over, in September 2025.
  ...of('debug', ['4.4.2', 'GHSA-8mgj-vmr8-frr6', 'critical', 'payments of visitors led elsewhere']),
];

/** Matches that were looked at and do no harm here, each with its reason. */
export const ARGUED: Readonly<Record<string, string>> = {};
