import { useRef } from 'react';
import { useTrackedClicks } from '../landing/useTrackedClicks.ts';
import { Island, type Part } from '../lazy/Island.tsx';

interface ReadOnlyProps<Content> {
  readonly part: Part<Content>;
  /** The same object on every render. */
  readonly content: Content;
}

/** A page that is only there to be read: browsers get its HTML, and never load the code that wrote it. */
export function ReadOnly<Content>({ part, content }: ReadOnlyProps<Content>) {
  const page = useRef<HTMLDivElement>(null);
  useTrackedClicks(page);
  return (
    <div ref={page}>
      <Island part={part} content={content} />
    </div>
  );
}
