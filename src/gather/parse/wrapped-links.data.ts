/** A service that sends visitors on to the address in its query. */
interface Wrapper {
  host: RegExp
  path: string
  /** Names of the parameter that holds the address. */
  names: readonly string[]
}

/**
 * - Google, `q` or `url`: what Google Sites and exported Google Docs make of a link; without Google's own signature it shows a notice first
 *   (https://googlesystem.blogspot.com/2007/02/google-redirect-notice.html).
 * - Facebook, `u`: its "Link Shim", with another host for phones
 *   (https://webspeller.com/understanding-l-facebook-com-and-lm-facebook-com-the-facebook-link-shim-explained).
 * - Outlook, `url`: Safe Links, with the region before the host (https://github.com/Cimbali/safelinks-cleanup).
 */
export const WRAPPERS: readonly Wrapper[] = [
  {
    host: /^(?:www\.)?google\.(?:com|(?:com?\.)?[a-z]{2})$/u,
    path: '/url',
    names: ['q', 'url'],
  },
  { host: /^lm?\.facebook\.com$/u, path: '/l.php', names: ['u'] },
  { host: /^[a-z0-9]+\.safelinks\.protection\.outlook\.com$/u, path: '/', names: ['url'] },
]
