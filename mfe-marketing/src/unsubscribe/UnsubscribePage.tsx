import { usePageUrl } from '@agence/shared-contracts/platform';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { unsubscribeTexts as texts } from '../content/unsubscribe.ts';

export function head(): PageHead {
  return { ...texts.seo, noindex: true };
}

/** `/desabonnement`: asks before anything ends, for programs open the links of mails too; its plain form works without JavaScript. */
export default function UnsubscribePage() {
  const { searchParams } = usePageUrl();
  const [name, id] = [...searchParams].find(([name]) => name === 'token' || name === 'envoi') ?? [];
  const done = searchParams.get('fait');
  const state = done === 'oui' ? 'done' : id && done === null ? 'ask' : 'unknown';
  const { title, detail } = texts[state];
  return (
    <Section>
      <Body $narrow>
        <h1>{title}</h1>
        <Lead>{detail}</Lead>
        {state === 'ask' ? (
          <form method="post" action={`/functions/v1/newsletter?${new URLSearchParams({ [name ?? '']: id ?? '' })}`}>
            <input type="hidden" name="page" value="oui" />
            <Button type="submit">{texts.ask.button}</Button>
          </form>
        ) : (
          <a href="/">{texts.home}</a>
        )}
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  justify-items: start;
  gap: 1.75rem;
`;
