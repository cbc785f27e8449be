/** Loads the code of toasts, so that they can say that there is no connection. */
export const loadToasts = (): Promise<unknown> =>
  // Chromium keeps a failed import until the page is loaded again: until then no toast is shown.
  import('./Toasts.tsx').catch(() => null)
