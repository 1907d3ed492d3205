/** What a gauge shows on its way to its target, with the decimals of the target: `94`, `99,9`. @param share 0 to 1 */
export function gaugeValue(target: number, share: number): string {
  const decimals = String(target).split('.')[1]?.length ?? 0;
  return (share >= 1 ? target : target * share).toFixed(decimals).replace('.', ',');
}
