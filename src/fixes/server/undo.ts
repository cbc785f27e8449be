import type { Piece } from '../fix.ts'

const AT_THE_SAME_PLACE = 'To undo it, delete the redirects in the same place.'
const PUBLISH_AGAIN = 'To undo it, take the lines out of the file again and publish.'

/** How a piece is taken back, by the name of its file. */
const BY_FILE: Readonly<Record<string, string>> = {
  'htaccess.txt': 'To undo it, take the lines out of .htaccess again, or put your copy of the file back.',
  'headers.conf': 'To undo it, take the lines out again, test with nginx -t and reload.',
  'https.conf': 'To undo it, take the block out again, test with nginx -t and reload.',
  'redirects.conf': 'To undo it, take the lines out again, test with nginx -t and reload.',
  Caddyfile: 'To undo it, take the lines out of the Caddyfile again and reload Caddy.',
  'redirects.caddy': 'To undo it, take the lines out of the Caddyfile again and reload Caddy.',
  _headers: PUBLISH_AGAIN,
  _redirects: PUBLISH_AGAIN,
  'vercel.json': 'To undo it, take that part out of vercel.json again and deploy.',
  'web.config': 'To undo it, take that part out of web.config again, or put your copy of the file back.',
  'headers.txt': 'To undo it, delete the headers in the same place.',
  'headers.php': 'To undo it, switch the snippet off.',
  'cloudflare-redirects.csv': 'To undo it, switch off the rule that uses the list.',
  'redirection.csv': 'To undo it, open Tools, then Redirection, and delete the redirects.',
  'shopify-redirects.csv': AT_THE_SAME_PLACE,
  'wix-redirects.csv': AT_THE_SAME_PLACE,
  'url-mappings.txt': 'To undo it, take the lines out again and save.',
}

/** Browsers keep a permanent redirect until their store is emptied. */
export const KEPT_REDIRECT = 'Browsers remember a redirect for a while, so look in a private window.'
/** RFC 6797, section 6.1.1: only a `max-age` of 0 ends what a browser has read. */
const KEPT_HSTS =
  'Strict-Transport-Security stays with a browser as long as it says: change it to max-age=0 first, and take it away later.'

/** The last step of a change to a server: how to take back the piece that is used first. None for a piece that nobody knows how to take back. */
export function undoSteps([first]: readonly Piece[]): string[] {
  const undo =
    first?.name !== undefined && Object.hasOwn(BY_FILE, first.name) ? BY_FILE[first.name] : undefined
  if (first === undefined || undo === undefined) return []
  return [first.content.includes('Strict-Transport-Security') ? `${undo} ${KEPT_HSTS}` : undo]
}

/** The same for a switch of a service or builder. */
export const UNDO_SWITCH = 'To undo it, switch it off in the same place.'
