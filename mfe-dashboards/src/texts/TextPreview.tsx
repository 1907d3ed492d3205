import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { textsTexts } from '../content/texts.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { usePreviewTextMutation } from './textsApi.ts';

const texts = textsTexts.preview;
/** Of the window that a page is shown in, in pixels. */
const WIDTHS = { phone: 390, desktop: 1440 } as const;
const HEIGHT = 780;

interface TextPreviewProps {
  readonly path: string;
  /** Of the draft that the database has; 0 where the file's own text is shown. */
  readonly revision: number;
  /** Whether pages can be made from the draft; what cannot be shown is not. */
  readonly isBroken: boolean;
}

/** The real page with the draft, as wide as a phone or a desktop. */
export function TextPreview({ path, revision, isBroken }: TextPreviewProps) {
  const [open, { data: key, isError }] = usePreviewTextMutation();
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone');
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const width = WIDTHS[device];
  useEffect(() => {
    if (revision > 0) void open(path);
  }, [open, path, revision]);
  useEffect(() => {
    const measure = new ResizeObserver(() => setRoom(stage.current?.clientWidth ?? 0));
    if (stage.current) measure.observe(stage.current);
    return () => measure.disconnect();
  }, []);
  // The number makes the browser ask again for what has been written since.
  const address = revision === 0 ? path : key && `${path}?brouillon=${key}&revision=${revision}`;
  return (
    <Panel aria-labelledby="texte-apercu">
      <header>
        <h2 id="texte-apercu">{texts.title}</h2>
        {address && !isBroken ? (
          <ButtonLink $look="quiet" href={address} target="_blank">
            {texts.window}
          </ButtonLink>
        ) : null}
      </header>
      <Soft role="status">{isBroken ? texts.broken : texts.note}</Soft>
      <Row hidden={isBroken}>
        {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
          <Chip key={name} type="button" aria-pressed={name === device} onClick={() => setDevice(name)}>
            {texts[name]}
          </Chip>
        ))}
      </Row>
      {isError ? <Problem role="alert">{texts.failed}</Problem> : null}
      <Stage ref={stage} hidden={isBroken} $width={width} $scale={Math.min(1, room / width || 1)}>
        {address && revision > 0 && !isBroken ? (
          <iframe key={address} src={address} title={texts.frame(width)} />
        ) : null}
      </Stage>
    </Panel>
  );
}

const Stage = styled.div<{ $width: number; $scale: number }>`
  overflow: hidden;
  width: 100%;
  max-width: ${({ $width }) => `${$width}px`};
  margin-inline: auto;
  height: ${({ $scale }) => `${Math.round(HEIGHT * $scale)}px`};
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  & > iframe {
    width: ${({ $width }) => `${$width}px`};
    height: ${HEIGHT}px;
    border: 0;
    transform: scale(${({ $scale }) => $scale});
    transform-origin: 0 0;
  }
`;
