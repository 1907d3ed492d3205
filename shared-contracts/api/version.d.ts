export type ContractVersion = '1.2.0';
