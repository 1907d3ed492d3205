import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { type Sponsor, useSaveSponsorMutation } from './catalogueApi.ts';
import { Tick } from './EditForm.tsx';
import { EntryForm } from './EntryForm.tsx';

const texts = catalogueKeepingTexts.sponsors;

/** What is said of a sponsor. */
export function SponsorForm({ sponsor, onClose }: { readonly sponsor?: Sponsor; readonly onClose: () => void }) {
  const [save, { isLoading, error }] = useSaveSponsorMutation();
  const [company, setCompany] = useState(sponsor?.company_name ?? '');
  const [about, setAbout] = useState(sponsor?.description ?? '');
  const [website, setWebsite] = useState(sponsor?.website_url ?? '');
  const [active, setActive] = useState(sponsor?.is_active ?? true);
  const [isTried, setTried] = useState(false);
  const isTaken = (error as { code?: string } | undefined)?.code === 'name_taken';
  const id = sponsor?.id ?? 'nouveau';
  const address = website.trim();
  const wrong = {
    nom: company.trim() ? undefined : texts.nameMissing,
    site: address && !/^https:\/\/[^\s/]+/.test(address) ? texts.websiteInvalid : undefined,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.entries(wrong).find(([, problem]) => problem) ?? [];
    if (first) return document.getElementById(`commanditaire-${id}-${first}`)?.focus();
    const saved = await save({
      ...{ sponsor: sponsor?.id ?? null, company: company.trim(), about: about.trim(), website: address, active },
    });
    if (!saved.error) onClose();
  };
  return (
    <EntryForm isSaving={isLoading} error={isTaken ? undefined : error} onSubmit={submit} onClose={onClose}>
      <Field
        id={`commanditaire-${id}-nom`}
        label={texts.name}
        autoFocus
        autoComplete="off"
        maxLength={120}
        error={isTried && wrong.nom ? wrong.nom : isTaken ? backendErrorText(error) : undefined}
        value={company}
        onChange={({ currentTarget }) => setCompany(currentTarget.value)}
      />
      <Field
        id={`commanditaire-${id}-site`}
        label={texts.website}
        type="url"
        autoComplete="off"
        maxLength={2048}
        error={isTried ? wrong.site : undefined}
        value={website}
        onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
      />
      <div className="whole">
        <TextArea
          id={`commanditaire-${id}-texte`}
          label={texts.about}
          rows={2}
          maxLength={500}
          value={about}
          onChange={({ currentTarget }) => setAbout(currentTarget.value)}
        />
      </div>
      <Tick className="whole">
        <input type="checkbox" checked={active} onChange={({ currentTarget }) => setActive(currentTarget.checked)} />
        {texts.active}
      </Tick>
    </EntryForm>
  );
}
