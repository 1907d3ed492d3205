/**
 * Whether pages can play a video from here: nothing, or a path of this site. Other sites' videos are refused, because
 * pages load nothing of theirs.
 */
export function isVideoAddress(typed: string): boolean {
  const address = typed.trim();
  return address === '' || (/^\/[^\s/\\][^\s\\]*$/.test(address) && address.length <= 2048);
}
