import type { PublicDemo } from '@agence/shared-contracts/remote/publicDemo';
import type { SignInMode } from '@agence/shared-contracts/remote/shell';
import { Tabs } from '@agence/shared-contracts/ui/Tabs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { signInTexts as texts } from '../content/signIn.ts';
import type { ShellAuth } from './authPort.ts';
import type { SessionNeed } from './authState.ts';
import { CodeForm } from './CodeForm.tsx';
import { CredentialsForm, Introduction } from './CredentialsForm.tsx';
import { DemoStep } from './DemoStep.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** A step of signing in: one of the three tabs, or what the session waits for. */
export type SignInStep = SignInMode | 'code' | 'phoneCode' | 'newPassword';

export function stepOf(needs: SessionNeed | null, phone: string | undefined, mode: SignInMode): SignInStep {
  if (needs === 'code' || needs === 'newPassword') return needs;
  return phone ? 'phoneCode' : mode;
}

interface SignInStepsProps {
  readonly auth: ShellAuth;
  readonly step: SignInStep;
  readonly phone: string | undefined;
  readonly identifier: string;
  readonly next: string | undefined;
  readonly demo: PublicDemo | undefined;
  readonly onMode: (mode: SignInMode) => void;
  readonly onPhone: (phone: string | undefined) => void;
  readonly onIdentifier: (typed: string) => void;
}

/** What stands in the sign-in dialog. */
export function SignInSteps({ auth, step, phone, identifier, next, demo, ...rest }: SignInStepsProps) {
  const { onMode, onPhone, onIdentifier } = rest;
  if (step === 'newPassword') {
    return (
      <>
        <Introduction>{texts.introductions.newPassword}</Introduction>
        <NewPasswordForm recovers client={auth.client} email={auth.getSnapshot().user?.email ?? ''} />
      </>
    );
  }
  if (step === 'code' || step === 'phoneCode') {
    const leave = step === 'code' ? () => void auth.signOut() : () => onPhone(undefined);
    return (
      <>
        <Introduction>{texts.introductions[step]}</Introduction>
        <CodeForm
          key={step}
          onCode={async (code) => (phone ? verifyPhone : verifyFactor)(await auth.client(), code, phone ?? '')}
          onLeave={leave}
          takesRecovery={step === 'code'}
        />
      </>
    );
  }
  const returnTo = location.origin + (next ? `/?next=${encodeURIComponent(next)}` : '/');
  const alert = auth.getSnapshot().needs === 'newLink' && step === 'recover' ? texts.linkRefused : undefined;
  const form = (
    <CredentialsForm
      key={step}
      mode={step}
      client={auth.client}
      sendsMail={!demo}
      onCodeSent={onPhone}
      {...{ identifier, onIdentifier, returnTo, alert }}
    />
  );
  const shown = demo ? <DemoStep account={demo.account} form={step === 'signIn' ? form : null} /> : form;
  const modes = Object.entries(texts.modes) as [SignInMode, string][];
  const tabs = modes.map(([id, label]) => ({ id, label, panel: id === step ? shown : null }));
  return <Tabs label={texts.choose} tabs={tabs} selected={step} onSelect={(id) => onMode(id as SignInMode)} />;
}

async function verifyFactor({ auth }: SupabaseClient, code: string): Promise<unknown> {
  const { data } = await auth.getSession();
  const factor = data.session?.user.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
  const { error } = await auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
  return error;
}

async function verifyPhone({ auth }: SupabaseClient, token: string, phone: string): Promise<unknown> {
  const { error } = await auth.verifyOtp({ phone, token, type: 'sms' });
  return error;
}
