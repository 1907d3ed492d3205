import { massifVideo } from '@agence/shared-contracts/art/pictures';
import { useShell } from '@agence/shared-contracts/platform';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { useEffect, useRef } from 'react';
import type { AuditQuestion } from '../content/marketingAudit.ts';
import { auditTexts as texts } from '../content/marketingAudit.ts';
import { tools } from '../content/tools.ts';
import { Advice } from '../frame/Advice.tsx';
import type { ContourPaths } from '../frame/Contours.tsx';
import { OtherTools } from '../frame/OtherTools.tsx';
import { ToolHero } from '../frame/ToolHero.tsx';
import { AuditForm } from './AuditForm.tsx';
import { AuditResult } from './AuditResult.tsx';
import { type AuditView, viewOf } from './answers.ts';
import { auditContext } from './auditContext.ts';
import { useAudit } from './useAudit.ts';

export interface AuditData {
  readonly questions: readonly AuditQuestion[];
  readonly contours: ContourPaths;
}

/** `/outils/audit-marketing`: one block of questions at a time, then the result (AMB-23). */
export function MarketingAudit({ data: { questions, contours } }: PageProps<AuditData>) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { navigation } = useShell();
  const audit = useAudit(form);
  const { view } = audit;
  const shown = shownBy(view);
  const before = useRef<ReturnType<typeof shownBy>>(undefined);

  // A new step replaces what was read: readers and keyboards go on at its heading.
  useEffect(() => {
    // What the address asks for on arrival is where one is already.
    const left = before.current;
    before.current = left === undefined ? shownBy(viewOf(navigation.getLocation().hash)) : shown;
    if (left === undefined || left === shown) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shown, navigation]);

  return (
    <>
      <ToolHero tool={tools.audit} contours={contours} title={texts.title} lead={texts.lead} />
      {view.kind === 'result' ? (
        <AuditResult questions={questions} contours={contours} answers={view.answers} heading={heading} audit={audit} />
      ) : (
        <AuditForm questions={questions} step={view.step} form={form} heading={heading} audit={audit} />
      )}
      {/* There is a relief to look at once there is a score. */}
      {view.kind === 'result' ? (
        <Advice
          tool={tools.audit}
          art={massifVideo}
          {...texts.advice}
          context={auditContext(questions, view.answers)}
        />
      ) : null}
      <OtherTools than={tools.audit} />
    </>
  );
}

const shownBy = (view: AuditView) => (view.kind === 'step' ? view.step : 'result');
