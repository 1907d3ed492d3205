import { judge, type Stored, type Typed } from '@agence/shared-contracts/forms/judge';
import { tipForm } from '@agence/shared-contracts/forms/tip';

/** What is stored of a tip; loaded by whoever gives one. */
export const judgeTip = (typed: Typed<typeof tipForm>): Stored<typeof tipForm> | undefined =>
  judge(tipForm, typed).stored;
