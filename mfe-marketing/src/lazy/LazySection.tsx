import { Section } from '@agence/shared-contracts/ui/Layout';
import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Deferred } from './deferred.ts';
import { Waiting } from './Waiting.tsx';

/** When a section is near enough to be loaded (marketing-site §2 "Home page"). */
export const NEAR = { rootMargin: '200px', threshold: 0.1 };
/** Pause before a load that failed is tried again, in milliseconds. */
const RETRY_MS = 5000;

interface LazySectionProps<Props> {
  /** Anchor of the section. */
  readonly id: string;
  readonly ground?: 'plain' | 'band';
  /** Artwork behind the content, there from the beginning. */
  readonly art?: ReactNode;
  /** What the section takes before its content is there, in CSS units. */
  readonly height: string;
  readonly part: Deferred<Props>;
  readonly content: Props;
}

/**
 * A section whose code loads when visitors come near it, once. Served HTML stays as it is until then, links and
 * questions in it work; where the browser renders the page itself, a placeholder and then a skeleton hold the place.
 *
 * It never renders twice, or React would throw away the served HTML that it has not hydrated yet.
 */
function LazySectionOnce<Props extends object>({
  id,
  ground = 'plain',
  art,
  height,
  part,
  content,
}: LazySectionProps<Props>) {
  const section = useRef<HTMLElement>(null);
  const [near] = useState(() => pending<void>());
  const [code] = useState(() => pending(part.loaded()));

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout>;
    const load = () =>
      part.load().then(code.settle, () => {
        retry = setTimeout(load, RETRY_MS);
      });
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near.settle();
      void load();
    }, NEAR);
    if (section.current) observer.observe(section.current);
    return () => {
      observer.disconnect();
      clearTimeout(retry);
    };
  }, [part, near, code]);

  return (
    <Ground id={id} ref={section} $ground={ground}>
      {art}
      <Suspense fallback={<Waiting near={near.promise} height={height} />}>
        <Content code={code.promise} content={content} />
      </Suspense>
    </Ground>
  );
}

export const LazySection = memo(LazySectionOnce) as typeof LazySectionOnce;

interface ContentProps<Props> {
  readonly code: Promise<ComponentType<Props>>;
  readonly content: Props;
}

function Content<Props extends object>({ code, content }: ContentProps<Props>) {
  const Part = use(code);
  return <Part {...content} />;
}

/** A promise beside the function that fulfils it. React reads one that is born with its value without waiting. */
function pending<Value>(value?: Value) {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise: value ? Object.assign(promise, { status: 'fulfilled', value }) : promise, settle };
}

/* Artwork of a part may be larger than its section. */
const Ground = styled(Section)`
  overflow: hidden;
  /* Between two of one ground one space is enough. */
  #faq ~ & {
    padding-top: calc(var(--ag-section) / 2);
  }
`;
