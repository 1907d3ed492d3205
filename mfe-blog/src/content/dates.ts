/** The day on which any of some articles changed last, as an ISO date; empty without any article. */
export function lastChange(
  articles: readonly { readonly publishedAt: string; readonly updatedAt?: string | undefined }[],
) {
  const [latest = ''] = articles
    .map(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt)
    .sort()
    .reverse();
  return latest;
}
