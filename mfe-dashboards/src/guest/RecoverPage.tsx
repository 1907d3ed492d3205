import { guestTexts } from '../content/guest.ts';
import { GuestPanel } from './GuestPanel.tsx';

export const head = () => guestTexts.recover.head;

export default function RecoverPage() {
  return <GuestPanel mode="recover" />;
}
