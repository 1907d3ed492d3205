import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Card, CardBody, CardLink } from '@agence/shared-contracts/ui/Card';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import { Reveal } from '@agence/shared-contracts/ui/Reveal';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';

/** Cards, and what stands there when there is nothing, not yet, or something wrong. */
export function States() {
  return (
    <>
      <Reveal>
        <Card>
          <CoverArt seed="catalogue" />
          <CardBody>
            <h3>
              <CardLink href="/formations">Une carte entière est un lien</CardLink>
            </h3>
            <ProgressBar value={65} aria-label="Progression" />
          </CardBody>
        </Card>
      </Reveal>
      <Skeleton $height="6rem" />
      <StateMessage
        title="Aucun favori sauvegardé"
        actions={
          <Button type="button" $look="secondary">
            Explorer les formations
          </Button>
        }
      >
        Ce qui est vide dit quoi faire ensuite.
      </StateMessage>
      <StateMessage title="Oups, une erreur est survenue" tone="error">
        Ce qui échoue dit ce qui est sauf et comment continuer.
      </StateMessage>
    </>
  );
}
