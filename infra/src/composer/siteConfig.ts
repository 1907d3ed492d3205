import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SiteConfig, siteConfigSchema } from '@agence/shared-contracts/remote/siteConfig';
import { getDotPath, safeParse } from 'valibot';

/**
 * Reads `config.json` of the data folder; a site without one works with no third party.
 *
 * @throws Error in one sentence that names the file and the wrong field
 */
export async function readSiteConfig(dataDir: string): Promise<SiteConfig> {
  const file = join(dataDir, 'config.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}.`);
  }
  const parsed = safeParse(siteConfigSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${file}: ${getDotPath(issue) ?? 'the file'}: ${issue.message}.`);
}
