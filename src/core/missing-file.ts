/** For `.catch`: what stands in for a file or folder that is not there. Every other error goes on. */
export const ifMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
