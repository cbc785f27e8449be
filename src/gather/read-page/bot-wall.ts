/** The facts of an answer that show a bot wall. */
export interface WallView {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  /** The start of the body, or the visible text of the page. */
  body: string
}

const WALL_STATUSES: ReadonlySet<number> = new Set([403, 406, 429, 503, 999])
/** Statuses that are a refusal without any other sign. */
const REFUSAL_STATUSES: ReadonlySet<number> = new Set([403, 429, 451, 999])
/** Statuses that refuse or defer, and do not mean that the page is missing (checks: broken links, "could not check"). */
export const DEFERRING: ReadonlySet<number> = new Set([403, 406, 408, 418, 423, 425, 429, 430, 451, 999])
/** A real page has more words than this, a challenge page fewer. */
const FEW_WORDS = 100

const WALL_HEADERS = ['cf-mitigated', 'x-datadome', 'x-sucuri-block', 'x-amzn-waf-action']
/** A phrase that people also write: "Take just a moment for yourself" is a salon's sentence. On a page with status 200 it has to begin a line. */
const EVERYDAY_PHRASE = 'just a moment'
const WALL_PHRASES = [
  EVERYDAY_PHRASE,
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

/** True when the status together with a header, phrase or challenge service shows that automated visitors are blocked. */
export const isBotWall = (view: WallView): boolean => WALL_STATUSES.has(view.status) && hasWallSign(view)

/** True when the homepage's status means "blocks automated visitors", with or without further signs. */
export const refusesVisitors = (view: WallView): boolean =>
  REFUSAL_STATUSES.has(view.status) || isBotWall(view)

/** True for the text of a challenge page with status 200: it has one of the phrases, and few words. */
export const isChallengePage = (text: string, words: number): boolean =>
  words < FEW_WORDS && text.toLowerCase().split('\n').some(isOfWall)

const isOfWall = (line: string): boolean =>
  WALL_PHRASES.some((phrase) =>
    phrase === EVERYDAY_PHRASE ? line.trim().startsWith(phrase) : line.includes(phrase),
  )

/** True for the address of a script or a frame by which a service tells people from programs. */
export const isOfChallengeService = (url: string): boolean => {
  const address = url.toLowerCase()
  return CHALLENGE_SERVICES.some((service) => address.includes(service))
}

function hasWallSign({ headers, body }: WallView): boolean {
  if (WALL_HEADERS.some((name) => headers[name] !== undefined)) return true
  if (headers.server?.toLowerCase().includes('akamaighost')) return true
  const text = body.toLowerCase()
  return hasPhrase(text) || CHALLENGE_SERVICES.some((service) => text.includes(service))
}

const hasPhrase = (text: string): boolean => WALL_PHRASES.some((phrase) => text.includes(phrase))
