import { Button } from '@agence/shared-contracts/ui/Button';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { accountTexts } from '../content/account.ts';
import { fieldErrorsOf } from './fieldErrors.ts';

const texts = accountTexts.others;

/** Ends every session of the member but this one. */
export function EndOtherSessions({ client }: { readonly client: () => Promise<SupabaseClient> }) {
  const [outcome, setOutcome] = useState('');

  async function end() {
    try {
      const { error } = await (await client()).auth.signOut({ scope: 'others' });
      if (error) throw error;
      setOutcome(texts.done);
    } catch (error) {
      setOutcome(fieldErrorsOf(error).form?.[0] ?? '');
    }
  }

  return (
    <>
      <Button type="button" $look="secondary" onClick={() => void end()}>
        {texts.action}
      </Button>
      <p role="status">{outcome}</p>
    </>
  );
}
