import { type ChangeEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { movedCaret } from './movedCaret.ts';

/**
 * A text field whose text may also change from elsewhere while somebody writes in it: the caret stays where it is among
 * the words, and what an input method is composing is not disturbed.
 *
 * @param onType is given the text and what the field held before
 * @returns properties of the `textarea`
 */
export function useSharedText(text: string, onType: (typed: string, seen: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(text);
  const composing = useRef(false);
  const latest = useRef(text);
  const [defaultValue] = useState(text);

  const show = useCallback(() => {
    const { current } = field;
    if (!current || composing.current || current.value === latest.current) return;
    const caret = [current.selectionStart, current.selectionEnd] as const;
    const [start, end] = caret.map((at) => movedCaret(at, current.value, latest.current)) as [number, number];
    current.value = latest.current;
    shown.current = latest.current;
    if (document.activeElement === current) current.setSelectionRange(start, end);
  }, []);
  useLayoutEffect(() => {
    latest.current = text;
    show();
  }, [text, show]);

  return {
    ref: field,
    defaultValue,
    onChange({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) {
      const seen = shown.current;
      shown.current = value;
      onType(value, seen);
    },
    onCompositionStart() {
      composing.current = true;
    },
    onCompositionEnd() {
      composing.current = false;
      show();
    },
  };
}
