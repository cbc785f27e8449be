const LOGIN_PATH = /\/(?:wp-login|log[-_]?in|sign[-_]?in|auth)(?:\.[a-z]{3,5})?(?:\/|$)/iu
/** The path that a page's own scripts keep behind `#`, without its query. */
const PATH_IN_HASH = /^#!?(\/[^?]*)/u

/** True for the address of a page to log in at, by its path. */
export function isLoginAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const inHash = PATH_IN_HASH.exec(url.hash)?.[1] ?? ''
  return [url.pathname, inHash].some((path) => LOGIN_PATH.test(path))
}
