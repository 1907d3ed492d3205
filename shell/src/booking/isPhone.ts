/**
 * Whether we can call a number: ten digits of here with an extension or none, or another country's with its `+`. The server has the same
 * rule (infra/supabase/functions/lead/readPhone.ts).
 */
export function isPhone(typed: string): boolean {
  const number = typed.replace(/[\s,;]*(?:poste|ext\.?|x|#)\s*\d{1,6}$/i, '').trim();
  if (!/^[+\d\s().\-\u2010-\u2015/]+$/.test(number)) return false;
  const digits = number.replace(/\D/g, '');
  return /^\+[^1]/.test(number) ? /^\d{8,15}$/.test(digits) : /^1?[2-9]\d\d[2-9]\d{6}$/.test(digits);
}
