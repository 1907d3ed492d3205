import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { serviceForm } from '@agence/shared-contracts/forms/creator';
import { typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import type { FormEvent } from 'react';
import { EditForm, Tick } from '../catalogue/EditForm.tsx';
import { creatorProfileTexts } from '../content/applications.ts';
import { Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
import { type CreatorService, useSaveServiceMutation } from './creatorProfileApi.ts';

const texts = creatorProfileTexts.services;
interface ServiceFormProps {
  readonly creatorId: string;
  /** None for a new one. */
  readonly service?: CreatorService;
  readonly onClose: () => void;
}

/** What a creator says of a service, its price and its length, and whether their page offers it. */
export function ServiceForm({ creatorId, service, onClose }: ServiceFormProps) {
  const [save, { isLoading, error }] = useSaveServiceMutation();
  const form = useForm(serviceForm, `service-${service?.id ?? 'nouveau'}`, {
    title: service?.title ?? '',
    description: service?.description ?? '',
    price: service ? typedCents(service.price) : '',
    duration_minutes: String(service?.duration_minutes ?? 60),
    is_active: service?.is_active ?? true,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const saved = await save({ creatorId, id: service?.id ?? null, service: said });
    if (!saved.error) onClose();
  };
  return (
    <EditForm onSubmit={submit} noValidate>
      <div className="whole">
        <Field {...form.field('title')} label={texts.title} autoFocus autoComplete="off" />
      </div>
      <div className="whole">
        <TextArea {...form.field('description')} label={texts.description} rows={3} />
      </div>
      <Field
        {...form.field('price')}
        label={texts.price}
        hint={texts.priceHint}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field {...form.field('duration_minutes')} label={texts.duration} inputMode="numeric" autoComplete="off" />
      <Tick className="whole">
        <input
          type="checkbox"
          checked={form.typed.is_active}
          onChange={({ currentTarget }) => form.change({ is_active: currentTarget.checked })}
        />
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
