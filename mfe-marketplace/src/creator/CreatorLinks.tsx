import { Row } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { creatorTexts as texts } from '../content/creator.ts';
import { safeUrl } from '../media/safeUrl.ts';
import type { Creator } from './readCreator.ts';

/** Where else the creator can be met. */
export function CreatorLinks({ creator }: { readonly creator: Creator }) {
  const links = [
    { label: texts.website, url: safeUrl(creator.website_url) },
    { label: texts.linkedin, url: safeUrl(creator.linkedin_url) },
  ].filter(({ url }) => url !== undefined);
  if (links.length === 0) return null;
  return (
    <Row $gap={3}>
      {links.map(({ label, url }) => (
        <Outside key={label} href={url} target="_blank" rel="noopener noreferrer nofollow">
          {label}
          <span aria-hidden="true">↗</span>
          <span className="visually-hidden">{texts.newTab}</span>
        </Outside>
      ))}
    </Row>
  );
}

const Outside = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  min-height: 2.75rem;
  font-weight: 600;
`;
