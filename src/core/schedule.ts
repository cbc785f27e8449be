import { SOCIAL_TRIGGERS, type Trigger } from './trigger-names.ts'
import { TRIGGER_FACTS } from './trigger-facts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time-units.ts'

const UNCONNECTED_DAYS = 7

/** A scheduled scan uses evidence again that is younger than this; an owner's rerun never does (decisions, section 2.2). */
export const FRESH_MS = 6 * HOUR_MS

export const isFresh = (gatheredAt: Date, at: Date): boolean => at.getTime() - gatheredAt.getTime() < FRESH_MS

export interface Scheduled {
  /** When each trigger last ran, whoever asked; a trigger that never ran is absent. */
  lastRuns: Readonly<Partial<Record<Trigger, Date>>>
  /** Services with a connected account, by their trigger names. */
  connected: readonly Trigger[]
  hasWebsite: boolean
}

/** The triggers that are due (decisions, section 2.5). Run them as one scan, so that a website is crawled once. */
export function dueTriggers({ lastRuns, ...about }: Scheduled, at: Date): Trigger[] {
  return TRIGGERS.filter((trigger) => {
    const days = everyDays(trigger, about)
    const last = lastRuns[trigger]
    return days !== null && (last === undefined || at.getTime() - last.getTime() >= days * DAY_MS)
  })
}

const isTrigger = (text: string): text is Trigger => text in TRIGGER_FACTS
export const TRIGGERS = Object.keys(TRIGGER_FACTS).filter(isTrigger)

function everyDays(trigger: Trigger, { connected, hasWebsite }: Omit<Scheduled, 'lastRuns'>): number | null {
  const { target, everyDays, needsAccount } = TRIGGER_FACTS[trigger]
  if (target === 'website') return hasWebsite ? everyDays : null
  if (isConnected(trigger, connected)) return everyDays
  return needsAccount || !hasWebsite ? null : UNCONNECTED_DAYS
}

/** The social snapshot needs any one network. */
const isConnected = (trigger: Trigger, connected: readonly Trigger[]): boolean =>
  trigger === 'socialcontent'
    ? SOCIAL_TRIGGERS.some((network) => connected.includes(network))
    : connected.includes(trigger)

const RERUN_GAP = 2 * MINUTE_MS
const RERUNS_A_DAY = 60

export interface Reruns {
  /** When the owner last reran this check; `null`: never. */
  lastOfCheck: Date | null
  /** The account's reruns of the last 24 hours, in any order. */
  lastDay: readonly Date[]
}

/**
 * When the owner may rerun a check, or `null` for now: once in two minutes per check, 60 times a day per account (decisions,
 * section 2.5).
 */
export function rerunAllowedAt({ lastOfCheck, lastDay }: Reruns, at: Date): Date | null {
  const gap = lastOfCheck === null ? 0 : lastOfCheck.getTime() + RERUN_GAP
  const recent = lastDay.map((run) => run.getTime()).filter((run) => run > at.getTime() - DAY_MS)
  const full = recent.toSorted((a, b) => b - a)[RERUNS_A_DAY - 1]
  const allowed = Math.max(gap, full === undefined ? 0 : full + DAY_MS)
  return allowed > at.getTime() ? new Date(allowed) : null
}
