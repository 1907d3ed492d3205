import { useEffect, useRef, useState } from 'react';

/**
 * Time that runs only while nobody is busy with an element: it begins anew when focus or pointer have left it, and when
 * the tab is looked at again. Who reaches for it slowly, by ear or with a switch, is not hurried (WCAG 2.2.1).
 * @returns what the element listens to
 */
export function useUnhurried(ms: number, onOver: () => void) {
  const [isFocused, setFocused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isHidden, setHidden] = useState(() => document.hidden);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const rests = isFocused || isPointed || isHidden;
  useEffect(() => {
    if (rests) return;
    const timer = setTimeout(() => over.current(), ms);
    return () => clearTimeout(timer);
  }, [rests, ms]);
  return {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
  };
}
