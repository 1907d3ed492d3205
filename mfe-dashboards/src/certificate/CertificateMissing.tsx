import { Picture } from '@agence/shared-contracts/art/Picture';
import { emptyLost } from '@agence/shared-contracts/art/pictures';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { certificateTexts } from '../content/certificate.ts';

const texts = certificateTexts.missing;

/** No certificate has this number: says so and offers to try another. */
export function CertificateMissing({ number }: { readonly number: string }) {
  const { navigation } = useShell();
  const [typed, setTyped] = useState(number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigation.navigate(`/certificats/${encodeURIComponent(typed.trim())}`);
  };
  return (
    <Container $narrow>
      <Page>
        <Picture of={emptyLost} alt="" light="day" first />
        <h1>{texts.title}</h1>
        <Soft>{texts.detail}</Soft>
        <form onSubmit={submit}>
          <Field
            id="numero"
            label={texts.field}
            required
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit">{texts.action}</Button>
        </form>
      </Page>
    </Container>
  );
}

const Page = styled.div`
  display: grid;
  gap: 1.5rem;
  padding-block: clamp(3rem, 8vw, 6rem) var(--ag-section);
  & img {
    width: min(100%, 20rem);
    height: auto;
  }
  & > form {
    display: grid;
    gap: 1rem;
    justify-items: start;
    max-width: 26rem;
  }
`;
