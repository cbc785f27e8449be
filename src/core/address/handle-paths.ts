import type { Network } from './networks.ts'

/** The form of a cleaned handle on each network (decisions, section 4.2). */
export const PATTERNS: Readonly<Record<Network, RegExp>> = {
  facebook: /^(?:[A-Za-z0-9.]{5,50}|[\p{L}\p{N}.-]{1,70}-\d{6,20}|\d{5,20})$/u,
  instagram: /^(?!\.)(?!.*\.\.)(?!.*\.$)[a-z0-9._]{1,30}$/u,
  twitter: /^[A-Za-z0-9_]{1,15}$/u,
  linkedin: /^(?:company|in|school|showcase)\/[\p{L}\p{N}\-_%.]{2,100}$/u,
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** First path segments of a network's own pages, posts and share links; no profile has such an address. */
const NOT_PROFILES: Readonly<Record<Exclude<Network, 'linkedin'>, ReadonlySet<string>>> = {
  facebook: words(
    'groups events watch marketplace share sharer login help gaming reel photo hashtag search dialog plugins tr about ads adpreferences business careers communitystandards full_data_use_policy legal media messages policies policy privacy public settings stories terms',
  ),
  instagram: words('p reel reels tv explore accounts direct about developer legal'),
  twitter: words(
    'home explore search i intent share hashtag settings login signup notifications messages compose tos privacy about account download jobs rules',
  ),
}
/** Twitter's rules behind a language: `/en/privacy`. */
const TWITTERS_RULES = words('tos privacy rules')
const LINKEDIN_KINDS = words('company in school showcase')
const NUMBER_AT_END = /(?:^|-)(\d{5,20})$/u

/** The handle that a path names; `null` when it names no profile. `segments` are decoded and not empty. */
export function handleInPath(
  network: Network,
  segments: readonly string[],
  query: URLSearchParams,
): string | null {
  if (network === 'facebook') return facebook(segments, query)
  if (network === 'instagram') return instagram(segments)
  return network === 'twitter' ? twitter(segments, query) : linkedin(segments)
}

function facebook(segments: readonly string[], query: URLSearchParams): string | null {
  const [first = '', second = '', third = '', fourth = ''] = segments
  const word = first.toLowerCase()
  if (word === 'profile.php') return query.get('id')
  if (word.endsWith('.php')) return null
  if (word === 'pages' && second.toLowerCase() === 'category') return numberAtEnd(fourth)
  if (word === 'pages' || word === 'people') return numberAtEnd(third)
  if (word === 'p') return numberAtEnd(second)
  if (word === 'pg') return second
  return NOT_PROFILES.facebook.has(word) ? null : withoutAt(first)
}

const numberAtEnd = (text: string): string | null => NUMBER_AT_END.exec(text)?.[1] ?? null

function instagram([first = '', second = '']: readonly string[]): string | null {
  const word = first.toLowerCase()
  if (word === 'stories' || word === '_u') return second.toLowerCase()
  return NOT_PROFILES.instagram.has(word) ? null : withoutAt(word)
}

function twitter([first = '', second = '']: readonly string[], query: URLSearchParams): string | null {
  const word = first.toLowerCase()
  if (word === 'intent' && second.toLowerCase() === 'user') return query.get('screen_name')
  if (TWITTERS_RULES.has(second.toLowerCase())) return null
  return NOT_PROFILES.twitter.has(word) ? null : withoutAt(first)
}

function linkedin([kind = '', slug = '']: readonly string[]): string | null {
  const word = kind.toLowerCase()
  return LINKEDIN_KINDS.has(word) ? `${word}/${slug}` : null
}

const withoutAt = (text: string): string => text.replace(/^@/u, '')
