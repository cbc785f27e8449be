/** Pages that shops and sites keep from search for good reasons: of one visitor's own, or of no use to anybody who searches. */
const SHOULD_HIDE =
  /(?:^|[-_/?&=])(?:cart|basket|bag|accounts?|identity|log-?in|log-?out|sign-?in|sign-?up|register|lost-?password|password|reset|remind|search|thank-?you|thanks|checkout|wish-?lists?|compare|order-?history|order-?status|guest-?tracking|wp-admin)(?:[-_./?=&]|$)/iu

/** Whether a page is one that visitors of a shop or members need and searchers do not. */
export const shouldHide = (url: string): boolean => {
  const { pathname, search } = new URL(url)
  return SHOULD_HIDE.test(pathname + search)
}
