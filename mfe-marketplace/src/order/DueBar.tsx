import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useEffect, useState } from 'react';
import { buyingTexts } from '../content/buying.ts';
import { orderTexts as texts } from '../content/order.ts';
import { ThumbBar } from '../frame/ThumbBar.tsx';

interface DueBarProps {
  readonly due: string;
  readonly isTaxed: boolean;
}

/**
 * The sum at the thumb and the way to it (AMB-63), until its button is on the screen. It leads there and pays nothing: what the
 * law wants to be seen before stands on the way.
 */
export function DueBar({ due, isTaxed }: DueBarProps) {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const sum = document.getElementById('a-payer');
    if (!sum) return;
    const observer = new IntersectionObserver(
      // As long as the page stands by it has no place at all, and nothing is told when it comes below the window.
      ([entry]) => setBelow(entry?.isIntersecting === false && entry.boundingClientRect.bottom >= 0),
      // Its button stands some lines below the heading.
      { rootMargin: '0px 0px -40%' },
    );
    observer.observe(sum);
    return () => observer.disconnect();
  }, []);
  if (!isBelow) return null;
  return (
    <ThumbBar
      label={buyingTexts.thumb}
      price={
        <>
          <span translate="no">{due}</span>
          {isTaxed ? <small>{texts.taxed}</small> : null}
        </>
      }
    >
      <ButtonLink href="#a-payer">{texts.toSum}</ButtonLink>
    </ThumbBar>
  );
}
