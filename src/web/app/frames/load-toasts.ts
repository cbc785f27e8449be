/** Loads the code of toasts, so that they can say that there is no connection. */
export const loadToasts = (): Promise<unknown> =>
  // Without a connection there is none now; a toast that is wanted tries again.
  import('./Toasts.tsx').catch(() => null)
