/** Whether the database would keep this as a video's address: nothing, https, or a path of this site. */
export function isVideoAddress(typed: string): boolean {
  const address = typed.trim();
  return address === '' || (/^(https:\/\/[^\s/]+|\/[^\s/\\])[^\s\\]*$/.test(address) && address.length <= 2048);
}
