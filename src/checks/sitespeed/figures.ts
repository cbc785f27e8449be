/** "4.4 s" of milliseconds. */
export const secondsText = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

/** "180 KB", "2.4 MB"; never 0. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
