const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|ico)(?:\?|$)/iu
const HOST = /\/(www\.[^/?]+\.[a-z]{2,}(?=[/?]|$).*)$/iu

/** Whether a redirect to a page helps a visitor of a missing path: not to a missing picture, and not where the path is another website's address. */
export const isRedirectable = (path: string): boolean => !PICTURE.test(path) && hostInPath(path) === null

/**
 * The address of another website in a path, such as `www.facebook.com/cafe` in `/contact/www.facebook.com/cafe`: the link lacks `https://`, so that
 * browsers take it for a page of the same website (WHATWG URL, relative references). `null`: there is none.
 */
export const hostInPath = (path: string): string | null => HOST.exec(path)?.[1] ?? null
