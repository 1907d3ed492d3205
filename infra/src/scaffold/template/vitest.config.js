// The contract is published as TypeScript, which Node does not run below node_modules.
export default { test: { server: { deps: { inline: [/@agence\/shared-contracts/] } } } };
