import { Button, type ButtonLook } from '@agence/shared-contracts/ui/Button';

interface CtaProps {
  /** Identifier that the tag manager reads (marketing-site §7). */
  readonly id: string;
  readonly label: string;
  /** Where on the page it stands. */
  readonly location: string;
  readonly look?: ButtonLook;
}

/** Opens the booking dialog, before and after JavaScript; the page tells analytics (`useTrackedClicks`). */
export function Cta({ id, label, location, look = 'primary' }: CtaProps) {
  return (
    <Button
      type="button"
      $look={look}
      commandfor="reserver"
      command="show-modal"
      data-cta={id}
      data-location={location}
    >
      {label}
    </Button>
  );
}
