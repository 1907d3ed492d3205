/**
 * The agency, in one place (AMB-54): name, contact and address used by every release.
 */
export const brand = {
  name: 'Cimes',
  legalName: 'Cimes Marketing inc.',
  phone: '418 555-0142',
  /** For `tel:` links. */
  phoneHref: 'tel:+14185550142',
  email: 'bonjour@cimes.example.com',
  street: '525, boulevard René-Lévesque Est, bureau 400',
  city: 'Québec',
  region: 'QC',
  postalCode: 'G1R 5S9',
  /** Address of the embedded booking calendar; without one, dialogs show the request form. */
  calendarUrl: '',
} as const;
