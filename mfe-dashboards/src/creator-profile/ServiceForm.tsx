import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type FormEvent, useState } from 'react';
import { EditForm, Tick } from '../catalogue/EditForm.tsx';
import { creatorProfileTexts } from '../content/applications.ts';
import { Problem } from '../member/Panel.tsx';
import { centsOf, typedCents } from '../member/typedAmount.ts';
import { type CreatorService, useSaveServiceMutation } from './creatorProfileApi.ts';

const texts = creatorProfileTexts.services;
/** What the database takes: cents before tax, and minutes. */
const PRICE = { least: 500, most: 10_000_000 };
const MINUTES = { least: 5, most: 6000 };

interface ServiceFormProps {
  readonly creatorId: string;
  /** None for a new one. */
  readonly service?: CreatorService;
  readonly onClose: () => void;
}

/** What a creator says of a service, its price and its length, and whether their page offers it. */
export function ServiceForm({ creatorId, service, onClose }: ServiceFormProps) {
  const [save, { isLoading, error }] = useSaveServiceMutation();
  const [title, setTitle] = useState(service?.title ?? '');
  const [description, setDescription] = useState(service?.description ?? '');
  const [price, setPrice] = useState(service ? typedCents(service.price) : '');
  const [duration, setDuration] = useState(String(service?.duration_minutes ?? 60));
  const [isActive, setActive] = useState(service?.is_active ?? true);
  const [isTried, setTried] = useState(false);
  const id = `service-${service?.id ?? 'nouveau'}`;
  const cents = centsOf(price, PRICE);
  const minutes = /^\d{1,4}$/.test(duration.trim()) ? Number(duration) : Number.NaN;
  const wrong = {
    titre: title.trim() ? undefined : texts.titleMissing,
    prix: cents === undefined ? texts.priceInvalid : undefined,
    duree: minutes >= MINUTES.least && minutes <= MINUTES.most ? undefined : texts.durationInvalid,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.entries(wrong).find(([, problem]) => problem) ?? [];
    if (first || cents === undefined) return document.getElementById(`${id}-${first}`)?.focus();
    const said = { title: title.trim(), description: description.trim(), price: cents };
    const saved = await save({
      ...{ creatorId, id: service?.id ?? null },
      service: { ...said, duration_minutes: minutes, is_active: isActive },
    });
    if (!saved.error) onClose();
  };
  return (
    <EditForm onSubmit={submit} noValidate>
      <div className="whole">
        <Field
          id={`${id}-titre`}
          label={texts.title}
          autoFocus
          autoComplete="off"
          maxLength={120}
          error={isTried ? wrong.titre : undefined}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </div>
      <div className="whole">
        <TextArea
          id={`${id}-texte`}
          label={texts.description}
          rows={3}
          maxLength={2000}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </div>
      <Field
        id={`${id}-prix`}
        label={texts.price}
        hint={texts.priceHint}
        inputMode="decimal"
        autoComplete="off"
        error={isTried ? wrong.prix : undefined}
        value={price}
        onChange={({ currentTarget }) => setPrice(currentTarget.value)}
      />
      <Field
        id={`${id}-duree`}
        label={texts.duration}
        inputMode="numeric"
        autoComplete="off"
        error={isTried ? wrong.duree : undefined}
        value={duration}
        onChange={({ currentTarget }) => setDuration(currentTarget.value)}
      />
      <Tick className="whole">
        <input type="checkbox" checked={isActive} onChange={({ currentTarget }) => setActive(currentTarget.checked)} />
        {texts.active}
      </Tick>
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <Row className="whole">
        <Button type="submit" aria-disabled={isLoading}>
          {isLoading ? texts.saving : texts.save}
        </Button>
        <Button type="button" $look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </EditForm>
  );
}
