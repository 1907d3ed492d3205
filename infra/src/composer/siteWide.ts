import type { CompositionSnapshot } from './snapshot.ts';
import type { SiteWide } from './texts.ts';

const derived = new WeakMap<CompositionSnapshot, { readonly key: string; readonly snapshot: CompositionSnapshot }>();

/**
 * A snapshot in which every page says what staff have published for the whole site: the frame, what browsers are told, and the
 * menus, whose lines of proof go where their claim is not shown. The snapshot itself while there is nothing of that; of each
 * the last one is remembered, so that what is made from it is made once.
 */
export function snapshotWith(snapshot: CompositionSnapshot, siteWide: SiteWide): CompositionSnapshot {
  const { key, contact, hiddenClaims = [] } = siteWide;
  if (key === '') return snapshot;
  const known = derived.get(snapshot);
  if (known?.key === key) return known.snapshot;
  const unproven = new Set(
    [snapshot.shell, ...snapshot.remotes]
      .flatMap((release) => release.navigation)
      .filter(({ claim }) => claim !== undefined && hiddenClaims.includes(claim))
      .map(({ to }) => to),
  );
  const navigation = snapshot.navigation.map((entry) => {
    if (!unproven.has(entry.to)) return entry;
    const { stat: _, ...others } = entry;
    return others;
  });
  // Where no line is left out, pages fetch it when they wake.
  const menus = unproven.size > 0 ? { navigation } : {};
  const told = { ...menus, ...(contact ? { contact } : {}), ...(hiddenClaims.length > 0 ? { hiddenClaims } : {}) };
  const made: CompositionSnapshot = {
    ...snapshot,
    siteWide,
    navigation,
    registryFor: (route, site) => ({ ...snapshot.registryFor(route, site), ...told }),
  };
  derived.set(snapshot, { key, snapshot: made });
  return made;
}
