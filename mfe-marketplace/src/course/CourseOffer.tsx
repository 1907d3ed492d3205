import { formatPrice } from '@agence/shared-contracts/backend/money';
import type { FormationDetail } from '@agence/shared-contracts/backend/schema';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { startCourse } from './startCourse.ts';

/** Price and the one thing to do next: free courses start, premium ones are asked for. */
export function CourseOffer({ course }: { readonly course: FormationDetail }) {
  const shell = useShell();
  const { user } = useAuth();
  const [busy, setBusy] = useState(false);
  const { premium, creator } = course;

  async function start() {
    if (!user) {
      shell.auth.requestSignIn({ next: `/formations/${course.slug}` });
      return;
    }
    setBusy(true);
    try {
      await startCourse(await shell.database(), course, user.id);
      shell.ui.toast({ ...texts.started, tone: 'success' });
      await shell.navigation.navigate('/dashboard');
    } catch (error) {
      console.error(error);
      shell.ui.toast({ ...texts.failed, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel>
      <Price>
        {formatPrice(premium?.price)}
        {premium ? <small> {texts.taxes}</small> : null}
      </Price>
      <p>
        {premium
          ? premium.subscription_interval
            ? texts.subscription[premium.subscription_interval]
            : texts.once
          : texts.immediate}
      </p>
      {premium ? (
        <>
          <Button type="button" $wide commandfor="reserver" command="show-modal">
            {texts.request}
          </Button>
          <small>{texts.requestNote}</small>
        </>
      ) : (
        <Button type="button" $wide disabled={busy} onClick={start}>
          {busy ? texts.starting : texts.start}
        </Button>
      )}
      <p>✓ {texts.certificate}</p>
      <Creator>
        <span>{texts.creator}</span>
        <strong>
          {creator.name} {creator.is_verified ? <abbr title={texts.verified}>✓</abbr> : null}
        </strong>
        <span>{creator.location}</span>
        <p>{creator.bio}</p>
      </Creator>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 0.9rem;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > small {
    color: var(--ag-ink-soft);
  }
`;

const Price = styled.p`
  font: 700 2.5rem/1 var(--ag-display);
  font-variant-numeric: tabular-nums;
  & small {
    font: 400 1rem/1 var(--ag-text);
  }
`;

const Creator = styled.div`
  display: grid;
  gap: 0.25rem;
  padding-top: 1rem;
  border-top: 1px solid var(--ag-line);
  font-size: 0.9375rem;
  & > span,
  & > p {
    color: var(--ag-ink-soft);
  }
  & abbr {
    color: var(--ag-moss);
    text-decoration: none;
  }
`;
