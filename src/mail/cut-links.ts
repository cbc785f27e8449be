const LINK = /https?:\/\/[^\s"'<>]+/gu

/**
 * A mail's text or HTML without what its links open: of each address only the host and an ellipsis stay. Links in mails sign
 * in, reset passwords and show results to whoever has them.
 */
export const cutLinks = (text: string): string => text.replaceAll(LINK, hostAlone)

function hostAlone(link: string): string {
  if (!URL.canParse(link)) return '…'
  const { origin, pathname, search, hash } = new URL(link)
  const opensNothing = pathname === '/' && search === '' && hash === ''
  return opensNothing ? link : `${origin}/…`
}
