import { Button } from '@agence/shared-contracts/ui/Button';
import { useEffect, useState } from 'react';
import { blogTexts } from '../content/blog.ts';

/** Shares title and address through the device where it can (BLG-015), or copies the address. */
export function ShareButton({ title }: { readonly title: string }) {
  const [ready, setReady] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setReady(typeof navigator.share === 'function' || navigator.clipboard !== undefined), []);
  if (!ready) return null;

  async function share() {
    const { href } = location;
    if (typeof navigator.share === 'function') {
      // Closing the device's dialog is no failure.
      await navigator.share({ title, url: href }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(href);
    setCopied(true);
  }
  return (
    <Button type="button" $look="quiet" onClick={share}>
      {copied ? blogTexts.copied : blogTexts.share}
    </Button>
  );
}
