/** What an answer shows of the wall in front of a site. */
export interface WallView {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  /** The beginning of the body as sent, or the visible text of the page. */
  body: string
}

const WALL_STATUSES: ReadonlySet<number> = new Set([403, 406, 429, 503, 999])
/** Statuses that mean "not for you" even without any other sign. */
const REFUSAL_STATUSES: ReadonlySet<number> = new Set([403, 429, 451, 999])
/** A real page says more than this; a challenge page says less. */
const FEW_WORDS = 100

const WALL_HEADERS = ['cf-mitigated', 'x-datadome', 'x-sucuri-block', 'x-amzn-waf-action']
const WALL_PHRASES = [
  'just a moment',
  'attention required',
  'access denied',
  'verify you are human',
  'checking your browser',
  'request blocked',
  'pardon our interruption',
]
const CHALLENGE_SERVICES = [
  'challenges.cloudflare.com',
  'google.com/recaptcha',
  'recaptcha.net',
  'hcaptcha.com',
  'captcha-delivery.com',
  'datadome.co',
  'perimeterx.net',
  'px-cdn.net',
  'px-cloud.net',
  'humansecurity.com',
  'imperva.com',
  '_incapsula_resource',
]

/** True when the status together with a header, phrase or challenge service says that automated visitors are kept out. */
export const isBotWall = (view: WallView): boolean => WALL_STATUSES.has(view.status) && hasWallSign(view)

/** True when the homepage's status is told as "blocks automated visitors", with or without further signs. */
export const refusesVisitors = (view: WallView): boolean =>
  REFUSAL_STATUSES.has(view.status) || isBotWall(view)

/**
 * True for the text of a challenge page that answers 200: a line begins with one of the phrases, and it has hardly any words. "Take just a
 * moment for yourself" is a salon's sentence.
 */
export const isChallengePage = (text: string, words: number): boolean =>
  words < FEW_WORDS && text.split('\n').some(beginsWithPhrase)

function beginsWithPhrase(line: string): boolean {
  const said = line.trim().toLowerCase()
  return WALL_PHRASES.some((phrase) => said.startsWith(phrase))
}

function hasWallSign({ headers, body }: WallView): boolean {
  if (WALL_HEADERS.some((name) => headers[name] !== undefined)) return true
  if (headers.server?.toLowerCase().includes('akamaighost')) return true
  const text = body.toLowerCase()
  return hasPhrase(text) || CHALLENGE_SERVICES.some((service) => text.includes(service))
}

const hasPhrase = (text: string): boolean => WALL_PHRASES.some((phrase) => text.includes(phrase))
