import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { isoDate, shortDay } from '@agence/shared-contracts/format/frenchDate';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { Line, Rows } from '../admin/EntryRows.tsx';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { Problem } from '../member/Panel.tsx';
import { type Featured, useOrderFeaturedMutation, useUnfeatureCourseMutation } from './catalogueApi.ts';
import { FeaturedForm } from './FeaturedForm.tsx';
import { ListBar } from './ListBar.tsx';
import { NoEntries } from './NoEntries.tsx';
import { RowActs } from './RowActs.tsx';
import { useEdited } from './useEdited.ts';

const texts = catalogueKeepingTexts.featured;

const stateOf = ({ is_published, is_shown, starts_on }: Featured): keyof typeof texts.states =>
  !is_published ? 'offline' : is_shown ? 'shown' : starts_on && starts_on > isoDate(new Date()) ? 'coming' : 'over';

/** Which courses are featured, in which order and when. */
export function FeaturedList({ featured }: { readonly featured: readonly Featured[] }) {
  const [order, { error: orderError }] = useOrderFeaturedMutation();
  const [remove, { error: removeError }] = useUnfeatureCourseMutation();
  const { edited, edit, close } = useEdited();
  const [isOrdering, setOrdering] = useState(false);
  const [said, setSaid] = useState('');
  const ids = featured.map(({ id }) => id);
  const isEmpty = featured.length === 0 && edited !== 'new';
  const error = orderError ?? removeError;
  return (
    <>
      {isEmpty ? null : (
        <ListBar
          add={texts.add}
          onAdd={(button) => edit('new', button)}
          {...(featured.length > 1 ? { isOrdering } : {})}
          onOrder={() => setOrdering(!isOrdering)}
        >
          <Soft>{texts.hint}</Soft>
        </ListBar>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      {isEmpty ? <NoEntries drawing="courses" texts={texts} onAdd={(button) => edit('new', button)} /> : null}
      <Rows>
        {edited === 'new' ? (
          <li>
            <FeaturedForm onClose={close} />
          </li>
        ) : null}
        {featured.map((course) => {
          const { id, title, starts_on, ends_on } = course;
          const state = stateOf(course);
          const until = ends_on ? shortDay(ends_on) : undefined;
          return (
            <li key={id}>
              <Line>
                <strong>{title}</strong>
                <Soft>
                  {!starts_on
                    ? texts.always
                    : texts[state === 'coming' ? 'coming' : 'period'](shortDay(starts_on), until)}
                </Soft>
                <Badge $tone={state === 'shown' ? 'moss' : state === 'coming' ? 'glacier' : 'neutral'}>
                  {texts.states[state]}
                </Badge>
                <RowActs
                  id={id}
                  name={title}
                  ids={ids}
                  isOrdering={isOrdering}
                  onMove={(next, words) => {
                    setSaid(words);
                    void order(next);
                  }}
                  editLabel={texts.editOne(title)}
                  onEdit={(button) => edit(id, button)}
                />
              </Line>
              {edited === id ? <FeaturedForm course={course} onClose={close} onRemove={() => void remove(id)} /> : null}
            </li>
          );
        })}
      </Rows>
    </>
  );
}
