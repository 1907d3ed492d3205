export type ContractVersion = '1.3.0';
