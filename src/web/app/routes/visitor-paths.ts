/** First path segments of public pages without a long form; their routes are in `visitor-routes.ts`. */
const VISITOR: ReadonlySet<string> = new Set([
  'home',
  'looking',
  'learn-more',
  'privacy',
  'terms',
  'cookies',
  'bot',
])

/** Whether a page is one of those, which load as little as possible. */
export const isVisitorPath = (pathname: string): boolean => VISITOR.has(pathname.split('/')[1] ?? '')
