/** Pages that shops and members' areas keep out of search engines for good reasons: they belong to one visitor, or nobody searches for them. */
const SHOULD_HIDE =
  /(?:^|[-_/?&=])(?:cart|basket|bag|accounts?|identity|log-?in|log-?out|sign-?in|sign-?up|register|lost-?password|password|reset|remind|search|thank-?you|thanks|checkout|wish-?lists?|compare|order-?history|order-?status|guest-?tracking|wp-admin)(?:[-_./?=&]|$)/iu

/** Whether visitors of a shop or a members' area need a page that nobody searches for. */
export const shouldHide = (url: string): boolean => {
  const { pathname, search } = new URL(url)
  return SHOULD_HIDE.test(pathname + search)
}
