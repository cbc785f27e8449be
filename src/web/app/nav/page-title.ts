const NAME = 'Fettle'

/** What stands on the browser's tab: the page first, then whose it is. */
export const pageTitle = (page?: string): string =>
  page === undefined || page === '' ? NAME : `${page} · ${NAME}`
