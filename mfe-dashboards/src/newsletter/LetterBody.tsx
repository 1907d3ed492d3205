import { longest } from '@agence/shared-contracts/forms/judge';
import { letterForm } from '@agence/shared-contracts/forms/letter';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { useRef } from 'react';
import styled from 'styled-components';
import { newsletterTexts } from '../content/newsletter.ts';

const texts = newsletterTexts.write;
const { samples } = texts;

/** What each button writes around the words that are chosen, or around an example where none are. */
const MARKS = {
  heading: { before: '## ', after: '', sample: samples.heading, isLine: true },
  bold: { before: '**', after: '**', sample: samples.bold, isLine: false },
  link: { before: '[', after: `](${samples.address})`, sample: samples.link, isLine: false },
  list: { before: '- ', after: '', sample: samples.list, isLine: true },
  button: { before: '[[', after: `]](${samples.address})`, sample: samples.button, isLine: true },
  image: { before: '![', after: `](${samples.imageAddress})`, sample: samples.image, isLine: true },
} as const;
type Mark = keyof typeof MARKS;

interface LetterBodyProps {
  readonly value: string;
  readonly hint: string;
  readonly onChange: (body: string) => void;
}

/** The text of a letter, with buttons that write its marks. */
export function LetterBody({ value, hint, onChange }: LetterBodyProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  const insert = (mark: Mark) => {
    const area = field.current;
    if (!area) return;
    const { before, after, sample, isLine } = MARKS[mark];
    const { selectionStart: start, selectionEnd: end } = area;
    const words = value.slice(start, end) || sample;
    const gap = isLine && start > 0 && value[start - 1] !== '\n' ? '\n\n' : '';
    const written = `${gap}${before}${words}${after}`;
    area.focus();
    area.setRangeText(written, start, end, 'end');
    // The words stay chosen, to be typed over.
    const from = start + gap.length + before.length;
    area.setSelectionRange(from, from + words.length);
    onChange(area.value);
  };

  return (
    <Body>
      <Marks role="group" aria-label={texts.marks}>
        {(Object.keys(MARKS) as Mark[]).map((mark) => (
          <button key={mark} type="button" onClick={() => insert(mark)}>
            {texts.mark[mark]}
          </button>
        ))}
      </Marks>
      <TextArea
        ref={field}
        id="lettre-corps"
        label={texts.body}
        hint={hint}
        rows={18}
        maxLength={longest(letterForm, 'body')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Body>
  );
}

const Body = styled.div`
  & textarea {
    min-height: 24rem;
  }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 0.75rem;
  & > button {
    min-height: 2.75rem;
    padding: 0.4rem 0.9rem;
    border: 1px solid var(--ag-edge);
    border-radius: var(--ag-radius);
    background: var(--ag-surface);
    color: inherit;
    font: inherit;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  & > button:hover {
    background: var(--ag-band);
  }
`;
