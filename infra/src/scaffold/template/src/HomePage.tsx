import type { PageHead } from '@agence/shared-contracts/remote/head';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Section, Stack } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { texts } from './texts.ts';

export function head(): PageHead {
  return { title: texts.title, description: texts.description, keywords: [] };
}

export default function HomePage() {
  const [times, setTimes] = useState(0);
  return (
    <Section>
      <Container>
        <Stack>
          <h1>{texts.heading}</h1>
          <Lead>{texts.description}</Lead>
          <Button type="button" onClick={() => setTimes(times + 1)}>
            {texts.applause}
          </Button>
          <p aria-live="polite">{times > 0 && texts.applauded(times)}</p>
        </Stack>
      </Container>
    </Section>
  );
}
