/**
 * Version of the contract in this package; the same as in its package.json (a test compares them). Every change of
 * `shared-contracts/api` is a new minor, a breaking one a new major (`npm run contract -- accept`).
 */
export const CONTRACT_VERSION: string = '1.3.0';
