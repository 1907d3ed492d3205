import { guestTexts } from '../content/guest.ts';
import { GuestPanel } from './GuestPanel.tsx';

export const head = () => guestTexts.signUp.head;

export default function SignUpPage() {
  return <GuestPanel mode="signUp" />;
}
