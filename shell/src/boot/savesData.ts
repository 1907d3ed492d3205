interface SavingNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor has asked for few bytes (Save-Data): they get none that may not be wanted. */
export const savesData = (): boolean => (navigator as SavingNavigator).connection?.saveData === true;
