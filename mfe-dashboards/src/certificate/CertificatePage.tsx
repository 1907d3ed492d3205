import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { certificateTexts as texts } from '../content/certificate.ts';
import { CertificateMissing } from './CertificateMissing.tsx';
import { CertificateSheet } from './CertificateSheet.tsx';
import { type Certificate, verifyCertificate } from './certificate.ts';

export async function load({ params, database, siteUrl }: LoadContext): Promise<LoadResult<Verified | null>> {
  const certificate = await verifyCertificate(await database(), params.number ?? '');
  if (!certificate) return { kind: 'notFound', data: null };
  // Whoever gives the name looks at the certificate next: nobody keeps one without.
  const address = `${siteUrl}/certificats/${certificate.number}`;
  return { kind: 'found', data: { ...certificate, address }, degraded: certificate.holder_name === null };
}

export function head({ data }: HeadContext<Verified | null>): PageHead {
  if (!data) return { ...texts.seo(''), title: texts.missing.title, noindex: true };
  return { ...texts.seo(data.holder_name ?? texts.unnamed), noindex: true };
}

/** A certificate with the address at which anybody verifies it. */
interface Verified extends Certificate {
  readonly address: string;
}

/** `/certificats/:number`: anybody who has the number can verify it and print it. */
export default function CertificatePage({ data, params }: PageProps<Verified | null>) {
  return data ? (
    <CertificateSheet certificate={data} address={data.address} />
  ) : (
    <CertificateMissing number={params.number ?? ''} />
  );
}
