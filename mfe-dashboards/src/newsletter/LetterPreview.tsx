import { useAuth } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { newsletterTexts } from '../content/newsletter.ts';
import type { Sequence } from './newsletterApi.ts';
import type { TypedLetter } from './typedLetter.ts';

const texts = newsletterTexts.write;

interface LetterPreviewProps {
  readonly letter: TypedLetter;
  readonly sequence: Sequence | null;
}

/**
 * Shows both parts of the mail in a tab of their own: a page of the console lets in neither the styles that mail programs need nor a
 * frame. A form sends what is typed now, saved or not.
 */
export function LetterPreview({ letter, sequence }: LetterPreviewProps) {
  const { session } = useAuth();
  return (
    <Form method="post" action="/functions/v1/letter-preview" target="_blank">
      <input type="hidden" name="access_token" value={session?.access_token ?? ''} />
      <input type="hidden" name="subject" value={letter.subject} />
      <input type="hidden" name="preheader" value={letter.preheader} />
      <input type="hidden" name="body" value={letter.body} />
      {sequence ? <input type="hidden" name="sequence" value={sequence} /> : null}
      <Button type="submit" $look="secondary" name="part" value="html" title={texts.newTab}>
        {texts.preview}
      </Button>
      <Button type="submit" $look="quiet" name="part" value="text" title={texts.newTab}>
        {texts.previewText}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: contents;
`;
