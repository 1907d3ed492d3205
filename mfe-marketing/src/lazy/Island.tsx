import { Skeleton } from '@agence/shared-contracts/ui/States';
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { type Deferred, deferred } from './deferred.ts';
import { useEarlyClicks } from './useEarlyClicks.ts';
import { useNearView } from './useNearView.ts';
import { useServedMark } from './useServedMark.ts';

/** A part of a page, and whether it answers the visitor or is only there to be read. */
export interface Part<Props> extends Deferred<Props> {
  readonly answers: boolean;
}

type Open<Props> = () => Promise<ComponentType<Props>>;

/** A part that is only there to be read: where the server has sent its HTML, its code is never loaded. */
export const readPart = <Props,>(open: Open<Props>): Part<Props> => ({ ...deferred(open), answers: false });

/** A part that answers the visitor: its code is loaded shortly before the part comes into view. */
export const livePart = <Props,>(open: Open<Props>): Part<Props> => ({ ...deferred(open), answers: true });

interface IslandProps<Props> {
  readonly part: Part<Props>;
  /** Must be the same object on every render: what the server has sent is only taken over while nothing changes. */
  readonly content: Props;
}

/**
 * Shows a part of a page. Where the server has sent its HTML, React leaves that alone until the code of the part is there:
 * never for parts that are only read, shortly before it is seen for those that answer the visitor.
 */
export const Island = memo(function Island<Props extends object>({ part, content }: IslandProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [{ Content, wake, isReady }] = useState(() => open(part));
  useNearView(place, part.answers && !isReady, wake);
  const replay = useEarlyClicks(place, part.answers && !isReady);
  const markAsLive = useServedMark(place, !isReady);
  return (
    <div ref={place}>
      <Suspense fallback={<Waiting onShown={wake} />}>
        <Content {...content} />
        <Effect run={replay} />
        <Effect run={markAsLive} />
      </Suspense>
    </div>
  );
}) as <Props>(props: IslandProps<Props>) => React.ReactNode;

function open<Props>(part: Part<Props>) {
  const loaded = part.loaded();
  if (loaded) return { Content: loaded as ComponentType<object>, wake: () => {}, isReady: true };
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const Content = lazy(async () => {
    await woken;
    return { default: (await part.load().catch(stayAsServed)) as ComponentType<object> };
  });
  return { Content, wake, isReady: false };
}

/** Without its code a part cannot answer, but what the server has sent of it is complete and stays. */
function stayAsServed(error: unknown): Promise<never> {
  reportError(error);
  return new Promise(() => {});
}

/** Only seen where no server HTML was there: then the code is needed at once. */
function Waiting({ onShown }: { readonly onShown: () => void }) {
  return (
    <>
      <Effect run={onShown} />
      <Skeleton $height="24rem" />
    </>
  );
}

/** Runs something once, when its surroundings are on screen and answer. */
function Effect({ run }: { readonly run: () => void }) {
  useEffect(() => run(), [run]);
  return null;
}
