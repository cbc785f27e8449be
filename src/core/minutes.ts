/**
 * Minutes of the acts that a fix is made of, for somebody who knows how to sign in to their website's files or builder and to their DNS (tech
 * savviness 3). Measured over fixes that were walked on ten copies of real websites: words read ÷ 238 a minute, keys ÷ 200, 2 seconds a tap, the
 * product's own waiting, and what is done at the host, which was assumed and written down. Above each act stands what the walks gave for it, or that it is an estimate;
 * `src/checks/walked-minutes.test.ts` compares whole fixes with the walks that the acts were set by. The minutes of steps that are somebody else's work and that nobody walked (a template, a
 * script) are estimates, and stand beside those steps.
 */
const MINUTES = {
  /** What the page says of one thing to do: 0.5 to 2.5 (120 to 600 words). */
  read: 1,
  /** Signing in to the website's files or builder, and finding the place: 1 to 2. Once, however much is changed there. */
  openWebsite: 1,
  /** Signing in where the domain name is managed, and finding its records: 1.5 to 3. */
  openDns: 2,
  /** One page: opened, the copied text pasted, saved: 2 to 2.2. */
  page: 2,
  /** The same line in one more page: 0.7 to 1.6. */
  samePage: 1,
  /** One more short text in a page that is open: 0.3 to 0.7. */
  line: 0.5,
  /** A picture's description: written (0.2), and put into the picture (0.5). */
  picture: 0.75,
  /** A finished file, uploaded: 1. */
  upload: 1,
  /** A record, added or changed: 1.5. */
  record: 1.5,
  /** A mailbox or an alias: 2 to 4. */
  mailbox: 2,
  /** A sentence or two of one's own: 1.7 to 2. */
  write: 2,
  /** A title and a summary for search results, of one's own: 0.6 to 0.9 (110 to 165 keys). */
  summary: 1,
  /** A legal draft: read, changed where something is not so, and made a page of: 3 to 4.2. */
  draft: 4,
  /** The footer that all pages share, or that of up to eight files, with links to new pages: 2.5 to 5.6, and once 11. */
  footer: 4,
  /** Signing up at a service: 3 to 4. */
  signUp: 3,
  /** Seeing that something works, such as a test message that arrives: 1.5 to 2. */
  tryOut: 2,
  /** Looking a list through and deciding what stays: an estimate, as nobody walked it. */
  decide: 5,
  /** A message to somebody else, read and sent: an estimate, as none was sent on a walk. */
  message: 3,
  /** A switch or a field in settings that are open, or a tap, and its wait: 0.1 to 1; of a switch an estimate. */
  tap: 1,
} as const

type Act = keyof typeof MINUTES

/** How often each act is done. */
export type Acts = Partial<Readonly<Record<Act, number>>>

/** The minutes of a step by its acts and how often each is done, at tech savviness 3; full minutes, rounded up. */
export const minutesFor = (acts: Acts): number => Math.ceil(exactMinutes(acts))

/**
 * The same of steps that are done one after the other: each at least one, and all together those of their acts, rounded up once. Eight halves that are each rounded
 * up are four minutes that nobody needs.
 */
export function minutesInTurn(steps: readonly Acts[]): number[] {
  let exact = 0
  let told = 0
  return steps.map((acts) => {
    exact += exactMinutes(acts)
    const minutes = Math.max(1, Math.ceil(exact - told))
    told += minutes
    return minutes
  })
}

/** Several acts together. */
export const sumOfActs = (all: readonly Acts[]): Acts =>
  all
    .flatMap((acts) => Object.entries(acts))
    .reduce<Record<string, number>>((sum, [act, times]) => ({ ...sum, [act]: (sum[act] ?? 0) + times }), {})

const exactMinutes = (acts: Acts): number =>
  Object.entries(acts).reduce((sum, [act, times]) => sum + (isAct(act) ? MINUTES[act] * times : 0), 0)

const isAct = (text: string): text is Act => Object.hasOwn(MINUTES, text)
