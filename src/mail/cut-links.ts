const LINK = /https?:\/\/[^\s"'<>]+/gu

/**
 * Replaces the path of every link in a mail's text or HTML by an ellipsis and keeps the host. Links in mails sign in, reset passwords and
 * show results to whoever has them.
 */
export const cutLinks = (text: string): string => text.replaceAll(LINK, hostAlone)

function hostAlone(link: string): string {
  if (!URL.canParse(link)) return '…'
  const { origin, pathname, search, hash } = new URL(link)
  const opensNothing = pathname === '/' && search === '' && hash === ''
  return opensNothing ? link : `${origin}/…`
}
