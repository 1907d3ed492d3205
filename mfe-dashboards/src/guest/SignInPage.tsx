import { guestTexts } from '../content/guest.ts';
import { GuestPanel } from './GuestPanel.tsx';

export const head = () => guestTexts.signIn.head;

export default function SignInPage() {
  return <GuestPanel mode="signIn" />;
}
