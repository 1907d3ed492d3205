import { useShell } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { newsletterTexts as texts } from '../content/newsletter.ts';
import { Icon } from '../member/Icon.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { HeadButton } from '../member/TitleRow.tsx';
import { LetterList } from './LetterList.tsx';
import { LetterScreen } from './LetterScreen.tsx';
import { useCreateLetterMutation, useLettersBoardQuery } from './newsletterApi.ts';
import { Sequences } from './Sequences.tsx';

/** All letters, or the one that the address names. */
export function Newsletter() {
  const [search, setSearch] = useSearchParams();
  const { isAllowed } = useStaff();
  const { ui } = useShell();
  const { data, isError, refetch } = useLettersBoardQuery(isAllowed ? undefined : skipToken);
  const [create, { isLoading }] = useCreateLetterMutation();
  const chosen = search.get('lettre');

  const begin = async () => {
    const id = newId();
    const { error } = await create(id);
    if (error) ui.toast({ title: texts.notDone, description: texts.failed.detail, tone: 'destructive' });
    else setSearch({ lettre: id });
  };

  const letters = data?.letters.filter(({ sequence }) => sequence === null);
  const button = { type: 'button', 'aria-disabled': isLoading, onClick: () => void begin() } as const;
  if (data && chosen) return <LetterScreen key={chosen} id={chosen} subscribers={data.subscribers} />;
  // One title for all states: what has arrived may not take the focus away that it has.
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={data && texts.lead(data.subscribers.confirmed)}>
        {/* Where there is no letter it stands in their place. */}
        {letters?.length ? (
          <HeadButton {...button}>
            <Icon name="plus" size={20} />
            <span>{texts.create}</span>
          </HeadButton>
        ) : null}
      </PlaceHead>
      {data && letters ? (
        <>
          <LetterList letters={letters} create={<Button {...button}>{texts.create}</Button>} />
          <Sequences letters={data.letters} />
        </>
      ) : isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </AdminFrame>
  );
}
