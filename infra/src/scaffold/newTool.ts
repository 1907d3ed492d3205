import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, runOne } from '../cli/commandLine.ts';
import { execute } from '../cli/steps.ts';
import { UsageError } from '../cli/UsageError.ts';
import { ROOT } from '../cli/workspace.ts';
import { objectCalled, valueAt, withEntry } from './addToObject.ts';

const SOURCES = 'mfe-tools/src';
const TOOLS = `${SOURCES}/content/tools.ts`;
const DRAWINGS = `${SOURCES}/frame/ToolArt.tsx`;
const MANIFEST = `${SOURCES}/exposes/manifest.ts`;
/** Where the first tool stands in the footer's menu. */
const FIRST_ORDER = 30;

const TOOL: Command = {
  args: '<slug> <name>',
  about:
    "A free tool that builds: page, texts, drawing, route, menu and lists, to be filled. For example agence new tool calculateur-roas 'Calculateur de ROAS'.",
  options: {},
  takes: (count) => count === 2,
  async run({ positionals: [slug = '', name = ''] }) {
    const files = newTool(ROOT, slug, name);
    await execute('biome', ['format', '--write', ...files]);
    return {
      lines: [
        ...files,
        '',
        'Write its sentences, its drawing and what it does, then:',
        `  npm run dev -- tools                     look at /outils/${slug}`,
        '  npm run check && npx vitest run mfe-tools/',
        '  npm run build -- tools && npm run registry -- publish mfe-tools/dist --promote',
      ],
      json: { files },
    };
  },
};

/** `agence new tool`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence new tool', TOOL, args);
}

/**
 * Writes a tool that builds.
 *
 * @returns files that are new or have changed
 * @throws UsageError for a slug that no tool can have, or that one has; then nothing is written
 */
export function newTool(root: string, slug: string, name: string): string[] {
  if (!/^[a-z]+(?:-[a-z0-9]+)*$/.test(slug)) throw new UsageError(`"${slug}" is no slug, such as calculateur-roas.`);
  if (name.trim() === '' || /['\\\n]/.test(name)) throw new UsageError(`"${name}" is no name: set apostrophes as ’.`);
  if (readFileSync(join(root, TOOLS), 'utf8').includes(`slug: '${slug}'`) || existsSync(join(root, SOURCES, slug)))
    throw new UsageError(`There is a tool ${slug} already.`);
  const key = slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = key.charAt(0).toUpperCase() + key.slice(1);
  const path = `/outils/${slug}`;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  const tools = objectCalled(TOOLS, read(TOOLS), 'tools');
  const route = `{ id: '${slug}', path: '${path}', page: '../${slug}/${component}Page.tsx', access: 'public', render: 'static', reads: ['contact'] }`;
  const count = read(TOOLS).match(/^ {4}slug: /gm)?.length ?? 0;
  const link = `{ slot: 'footer-resources', label: '${name}', to: '${path}', order: ${FIRST_ORDER + count} }`;
  const files: Record<string, string> = {
    [TOOLS]: withEntry(
      tools,
      `${key}: { slug: '${slug}', name: '${name}', promise: 'Ce que l’on obtient, en une phrase.', effort: '2 minutes' }`,
    ),
    [DRAWINGS]: withEntry(
      objectCalled(DRAWINGS, read(DRAWINGS), 'drawings'),
      `[tools.${key}.slug]: { quiet: 'M24 84h112M24 60h112M24 36h112', bold: 'M60 84V48h40v36z' }`,
    ),
    [MANIFEST]: inList(inList(read(MANIFEST), 'routes', route), 'navigation', link),
    [`${SOURCES}/content/${key}.ts`]: textsOf(key, name),
    [`${SOURCES}/${slug}/${component}.tsx`]: componentOf(key, component, path),
    [`${SOURCES}/${slug}/${component}Page.tsx`]: pageOf(key, component),
  };
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return Object.keys(files);
}

function inList(source: string, list: string, entry: string): string {
  const found = valueAt(objectCalled(MANIFEST, source, 'manifest'), list);
  if (!found) throw new Error(`${MANIFEST} has no ${list}.`);
  return withEntry(found, entry);
}

const textsOf = (key: string, name: string) => `export const ${key}Texts = {
  title: '${name}',
  lead: 'À quoi il sert, en deux phrases. Tout se calcule sur votre appareil.',
  advice: {
    title: 'Besoin d’un deuxième regard ?',
    text: 'Nous regardons vos chiffres avec vous, en 45 minutes, sans frais.',
    action: 'Réserver mon audit gratuit',
  },
  seo: {
    title: '${name}, gratuit',
    description:
      '${name} : un outil gratuit et sans inscription pour les entreprises du Québec, qui calcule tout sur votre appareil et n’envoie rien.',
    keywords: ['outil marketing gratuit', 'Québec'],
  },
} as const;
`;

const componentOf = (
  key: string,
  component: string,
  path: string,
) => `import { massifVideo } from '@agence/shared-contracts/art/pictures';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { ${key}Texts as texts } from '../content/${key}.ts';
import { tools } from '../content/tools.ts';
import { Advice } from '../frame/Advice.tsx';
import type { ContourPaths } from '../frame/Contours.tsx';
import { OtherTools } from '../frame/OtherTools.tsx';
import { ToolColumns } from '../frame/ToolColumns.tsx';
import { ToolHero } from '../frame/ToolHero.tsx';

export interface ${component}Data {
  readonly contours: ContourPaths;
}

/** \`${path}\` */
export function ${component}({ data: { contours } }: PageProps<${component}Data>) {
  return (
    <>
      <ToolHero tool={tools.${key}} contours={contours} title={texts.title} lead={texts.lead} />
      <ToolColumns>
        <form />
      </ToolColumns>
      <Advice tool={tools.${key}} art={massifVideo} {...texts.advice} />
      <OtherTools than={tools.${key}} />
    </>
  );
}
`;

const pageOf = (
  key: string,
  component: string,
) => `import type { HeadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import { ${key}Texts } from '../content/${key}.ts';
import { tools } from '../content/tools.ts';
import { toolHead } from '../frame/toolHead.ts';
import type { ${component}Data } from './${component}.tsx';

export { ${component} as default } from './${component}.tsx';

// Imported when called: browsers find the drawing in the page, and need no code for it.
export async function load(): Promise<LoadResult<${component}Data>> {
  const { contoursOf } = await import('../frame/contours.ts');
  return { kind: 'found', data: { contours: contoursOf(tools.${key}) } };
}

export const head = ({ siteUrl }: HeadContext<${component}Data>) => toolHead(${key}Texts.seo, tools.${key}, siteUrl);
`;
