import { fits } from '@agence/shared-contracts/remote/contractRange';
import type { Release } from '@agence/shared-contracts/remote/release';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';

type Party = Pick<Release, 'name' | 'version' | 'contract'> & Partial<Pick<Release, 'needs' | 'offers'>>;

/** The contract that a shell offers to remotes: the one that it was built with. */
export const offeredBy = (shell: Pick<Release, 'contract'>): string => shell.contract.replace('^', '');

/** Why a release cannot be part of a site of this version, for its team; undefined where it can. */
export function refusalBySite({ name, contract }: Party): string | undefined {
  if (fits(contract, CONTRACT_VERSION)) return undefined;
  const cure = 'update the site or build the release with the contract that it has';
  return `${name} needs contract ${contract}, the site has ${CONTRACT_VERSION}; ${cure}.`;
}

/** Why a remote cannot run in a shell, for the team of either; undefined where it can. */
export function refusalByShell(shell: Party, remote: Party): string | undefined {
  const cure = 'promote a shell and a remote that fit, together where neither can go first';
  if (fits(remote.contract, offeredBy(shell))) {
    const missing = remote.needs?.ports.filter((port) => !shell.offers?.ports.includes(port)) ?? [];
    if (!shell.offers || missing.length === 0) return undefined;
    return `${remote.name} ${remote.version} asks for ${missing.join(', ')}, which shell ${shell.version} does not offer; ${cure}.`;
  }
  const needs = `${remote.name} ${remote.version} needs contract ${remote.contract}`;
  return `${needs}, shell ${shell.version} offers ${offeredBy(shell)}; ${cure}.`;
}

/** Events of a remote that a shell's bus does not know, for its team: they do nothing there. */
export function unknownEvents({ offers }: Pick<Release, 'offers'>, { needs }: Pick<Release, 'needs'>): string[] {
  if (!offers || !needs) return [];
  const events = [...new Set([...needs.sends, ...needs.hears])];
  return events.filter((event) => !offers.events.includes(event));
}
