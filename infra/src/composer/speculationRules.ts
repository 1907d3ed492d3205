import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';

/** Where browsers that know such rules find them (`Speculation-Rules`). */
export const SPECULATION_RULES_ADDRESS = `${COMPOSER_ADDRESSES.releases}/speculation-rules.json`;

/**
 * Until the shell follows links itself, which it says by `data-follows`, a browser fetches the document of a link while it is
 * pressed. Not sooner: the pointer itself wakes the shell, which fetches less than a document.
 */
export const speculationRules: string = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { selector_matches: ':root:not([data-follows]) a:not([download],[target],[data-native])' },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});
