const NAME = 'Fettle'

/** The title of the browser's tab: the page first, then our name. */
export const pageTitle = (page?: string): string =>
  page === undefined || page === '' ? NAME : `${page} · ${NAME}`
