/** Which side of the site the dashboard shows first. */
export type DashboardMode = 'apprenant' | 'formateur';

/**
 * The mode that an address suggests (marketplace §4). It only chooses what is shown first: rights come from the
 * database (AMB-32).
 */
export function suggestedMode(email: string): DashboardMode {
  return /formateur|creator/i.test(email) ? 'formateur' : 'apprenant';
}
