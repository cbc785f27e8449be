/** Endings that no public website has (RFC 6761, RFC 6762, RFC 7686, RFC 8375, and names that routers assign). */
const SPECIAL = [
  'localhost',
  'local',
  'internal',
  'lan',
  'home',
  'corp',
  'arpa',
  'onion',
  'test',
  'invalid',
  'example',
]

/** True for a single label and for a name under a special ending: such a host is on a private network. */
export function isSpecialHost(host: string): boolean {
  const labels = host.split('.')
  return labels.length < 2 || SPECIAL.includes(labels.at(-1) ?? '')
}

/** True for an IP address in place of a name, as the URL parser writes it (`127.0.0.1`, `[::1]`). */
export const isIpLiteral = (hostname: string): boolean =>
  hostname.startsWith('[') || /^\d{1,3}(?:\.\d{1,3}){3}$/u.test(hostname)

const LONGEST_NAME = 253
const LONGEST_LABEL = 63
/** Letters, digits, hyphens and underscores, no hyphen at an edge. */
const LABEL = /^(?!-)[a-z0-9_-]+(?<!-)$/u
/** Whether an ASCII host has valid lengths and characters (RFC 1035, section 2.3.4); underscores are allowed because they are in use. */
export const hasSoundLabels = (host: string): boolean =>
  fitsDns(host) && host.split('.').every((label) => LABEL.test(label))

/** Whether a name is short enough for a DNS question, whatever its characters (RFC 1035, section 2.3.4). */
export const fitsDns = (name: string): boolean =>
  name.length <= LONGEST_NAME &&
  name.split('.').every((label) => label !== '' && label.length <= LONGEST_LABEL)
