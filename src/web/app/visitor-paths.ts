/** The first part of every address that everybody may read; their routes are in `visitor-routes.ts`. */
const VISITOR: ReadonlySet<string> = new Set([
  'home',
  'looking',
  'learn-more',
  'privacy',
  'terms',
  'cookies',
  'bot',
  'contact-us',
])

/** Whether a page is one of those for visitors, which load as little as can be. */
export const isVisitorPath = (pathname: string): boolean => VISITOR.has(pathname.split('/')[1] ?? '')
