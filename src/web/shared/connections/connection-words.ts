import { ADS_SERVICE } from '#core/ads/service.ts'
import { CONNECT_OUTCOMES, type ConnectOutcome } from '#core/connections/outcomes.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import { momentWords } from '#core/format/moment.ts'
import type { Connection } from '#web/app/queries/connection-queries.ts'
import type { ShownTone } from '#web/kit/tone/tone.ts'

/** What to say after the owner came back from a service: what happened, and what to do. */
interface OutcomeWords {
  tone: ShownTone
  lead: string
  text: string
}

const words = (tone: ShownTone, lead: string, text: string): OutcomeWords => ({ tone, lead, text })

const OUTCOME_WORDS: Readonly<Record<ConnectOutcome, (title: string) => OutcomeWords>> = {
  connected: (title) => words('success', `${title} is connected.`, 'We’re reading it now.'),
  choose: (title) => words('info', `${title} is nearly connected.`, 'Choose which account is yours below.'),
  no_account: (title) =>
    words(
      'info',
      `We found no account of yours at ${title}.`,
      'You may have signed in there with another account. Press Connect again, and sign in with the one that looks after your business.',
    ),
  refused: (title) =>
    words(
      'info',
      `${title} isn’t connected.`,
      'You said no there, and that’s fine. Press Connect if you change your mind.',
    ),
  missing_permission: (title) =>
    words(
      'warning',
      `${title} isn’t connected.`,
      'Something we need was left unticked there. Press Connect again and leave all the boxes ticked.',
    ),
  expired: (title) =>
    words(
      'info',
      `${title} isn’t connected yet.`,
      'That page was open for too long, or was cancelled in another tab. Press Connect to start again.',
    ),
  used: (title) =>
    words('info', `You’ve been through this step for ${title} already.`, 'How it stands now is below.'),
  other_owner: (title) =>
    words(
      'warning',
      `${title} isn’t connected.`,
      'It was started in another Fettle account. Press Connect to start it in this one.',
    ),
  signed_out: (title) =>
    words(
      'info',
      `${title} isn’t connected yet.`,
      'You were signed out meanwhile. Press Connect to start again.',
    ),
  failed: (title) =>
    words(
      'error',
      `${title} isn’t connected.`,
      'The service didn’t finish its part. Try again in a few minutes.',
    ),
}

/** What an address says about a service that the owner comes back from; `null`: nothing that we know, or nothing that still holds. */
export function outcomeIn(
  search: object,
  connections: readonly Pick<Connection, 'service' | 'title' | 'state' | 'mode' | 'lastReadAt'>[],
): OutcomeWords | null {
  const given = new Map<string, unknown>(Object.entries(search))
  const connection = connections.find(({ service }) => service === given.get('service'))
  const outcome = CONNECT_OUTCOMES.find((one) => one === given.get('outcome'))
  if (!connection || !outcome || !stillHolds(outcome, connection)) return null
  const said = OUTCOME_WORDS[outcome](connection.title)
  return outcome === 'connected' && connection.lastReadAt !== null
    ? { ...said, text: 'We’ve read it.' }
    : said
}

/** Whether an outcome fits how the service stands: the address keeps it after the owner has chosen, disconnected or connected again. */
function stillHolds(outcome: ConnectOutcome, { state, mode }: Pick<Connection, 'state' | 'mode'>): boolean {
  const now = mode === 'sample' ? 'not_connected' : state
  if (outcome === 'connected') return now === 'connected'
  if (outcome === 'choose') return now === 'needs_selection'
  return outcome === 'used' || now !== 'connected'
}

/** What trying a sample means, before the press. */
export const SAMPLE_WORDS =
  'Try it with a made-up florist. It’s labelled everywhere, it’s in no score and no plan of yours, and you can stop it at any time.'

interface StatePill {
  tone: ShownTone
  words: string
}

/** The pill of a service; `null`: it has none. */
export function pillOf({
  state,
  mode,
  failure,
}: Pick<Connection, 'state' | 'mode' | 'failure'>): StatePill | null {
  if (mode === 'sample') return { tone: 'info', words: 'Sample' }
  switch (state) {
    case 'not_set_up':
      return { tone: 'not_relevant', words: 'Not available here' }
    case 'not_connected':
      return null
    case 'needs_selection':
      return { tone: 'info', words: 'Choose one' }
    case 'needs_reconnect':
      return { tone: 'warning', words: 'Connect it again' }
    case 'connected':
      return failure === null
        ? { tone: 'success', words: 'Connected' }
        : { tone: 'warning', words: 'Connected, last read failed' }
  }
}

const LOST: ReadonlySet<FailureKind> = new Set(['permission', 'reauth'])

/** Whether the owner has to give permission again: it has ended, or something in it was left out. */
export const needsNewPermission = ({
  state,
  kind,
  mode,
  failure,
}: Pick<Connection, 'state' | 'kind' | 'mode' | 'failure'>): boolean =>
  state === 'needs_reconnect' ||
  (state === 'connected' &&
    kind === 'oauth' &&
    mode !== 'sample' &&
    failure !== null &&
    LOST.has(failure.kind))

/** One line about how a service stands. */
export function connectionLine(connection: Connection, now: Date, timeZone: string): string {
  const { state, mode, kind, account, handle, lastReadAt, failure, title, purpose } = connection
  if (mode === 'sample')
    return `${account ?? title}, a made-up business. It’s in no score and no plan of yours.`
  const name = account ?? handle
  const read = lastReadAt === null ? 'Not read yet' : `Read ${momentWords(lastReadAt, now, timeZone)}`
  switch (state) {
    case 'not_set_up':
      return 'Whoever runs this Fettle hasn’t set it up. It’s in no plan and no count.'
    case 'not_connected':
      return purpose
    case 'needs_selection':
      return `You’re signed in at ${title}. Choose which account is yours.`
    case 'needs_reconnect':
      return `${title} asks for a new yes from time to time. What you see is from the last time we could read it.`
    case 'connected': {
      const isProtected = kind === 'handle' && failure?.kind === 'permission'
      const why = isProtected ? hidden(title) : failure && whyFailed(failure.kind, connection)
      return `${name === null ? '' : `${name}. `}${read}.${why ? ` ${why}` : ''}`
    }
  }
}

/** An account without an owner's permission is read as anybody sees it. */
const hidden = (title: string) => `Its posts are protected, so ${title} shows them to followers only.`
const later = (title: string) => `${title} didn’t answer last time. We’ll try again by ourselves.`
const permission = (title: string) =>
  `${title} doesn’t let us read all of it. Connect it again and leave all the boxes ticked.`

/** Why the last read of a service gave nothing, and what to do about it. Google Ads asks for the second step of signing in with the same refusal. */
export const whyFailed = (
  kind: FailureKind,
  { service, title }: Pick<Connection, 'service' | 'title'>,
): string =>
  service === ADS_SERVICE && kind === 'permission' ? noAdsPermission(title) : WHY_FAILED[kind](title)

const noAdsPermission = (title: string) =>
  `${title} doesn’t let us read it. Turn on 2-step verification in your Google account if it’s off, then connect it again and leave all the boxes ticked.`

const WHY_FAILED: Readonly<Record<FailureKind, (title: string) => string>> = {
  not_configured: (title) =>
    `${title} doesn’t accept this Fettle at the moment. Whoever runs it has been told.`,
  not_approved: (title) => `${title} hasn’t approved this Fettle yet.`,
  billing: (title) => `${title} doesn’t answer this Fettle at the moment. Whoever runs it has been told.`,
  reauth: permission,
  permission,
  needs_selection: () => 'Choose which account is yours.',
  not_found: (title) =>
    `We couldn’t find that account at ${title}. Disconnect it, and connect the right one.`,
  rejected: later,
  quota: (title) => `${title} has reached its limit for now. We’ll try again by ourselves.`,
  vendor_down: later,
  bad_shape: later,
}
