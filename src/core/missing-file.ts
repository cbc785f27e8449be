/** For `.catch`: replaces a file or folder that does not exist. Every other error is thrown again. */
export const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
