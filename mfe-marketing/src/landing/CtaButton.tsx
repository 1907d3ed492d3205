import { useShell } from '@agence/shared-contracts/platform';
import { Button, type ButtonLook } from '@agence/shared-contracts/ui/Button';

interface CtaButtonProps {
  /** Identifier that the tag manager reads (marketing-site §7). */
  readonly id: string;
  readonly location: string;
  readonly label: string;
  readonly look?: ButtonLook;
}

/** Opens the booking dialog, before and after JavaScript, and tells analytics where from. */
export function CtaButton({ id, location, label, look = 'primary' }: CtaButtonProps) {
  const { track } = useShell();
  return (
    <Button
      type="button"
      $look={look}
      commandfor="reserver"
      command="show-modal"
      onClick={() => track({ name: 'cta_clicked', label: id, location })}
    >
      {label}
    </Button>
  );
}
