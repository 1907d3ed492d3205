/** Version of the contract in this package; the same as in its package.json (a test compares them). */
export const CONTRACT_VERSION = '1.0.0';
