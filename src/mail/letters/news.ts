import { listed } from '#core/words.ts'
import type { Letter } from '../letter.ts'

/** Letters that an owner may switch off; each needs an unsubscribe link. */
interface Optional {
  unsubscribeUrl: string
}

/** One result that got worse or is urgent. `line` is the result's own sentence. */
export interface Alert {
  check: string
  line: string
  /** When it was last fine, as text; absent when it never was. */
  fineOn?: string | undefined
  url: string
}

export function alertLetter({
  alerts,
  ...rest
}: Optional & { alerts: readonly [Alert, ...Alert[]] }): Letter {
  const [first, ...others] = alerts
  const subject =
    others.length === 0 ? `${first.check} needs another look` : `${alerts.length} things need another look`
  return {
    subject,
    paragraphs: alerts.map(sentence),
    action: { label: 'See what to do', url: first.url },
    because: 'You’re getting this because you asked to hear when results change.',
    ...rest,
  }
}

const sentence = ({ check, line, fineOn }: Alert): string =>
  fineOn === undefined ? `${check}: ${line}` : `${check}: it was fine on ${fineOn}, and now: ${line}`

export const certificateLetter = ({
  endsOn,
  url,
  ...rest
}: Optional & { endsOn: string; url: string }): Letter => ({
  subject: `Your padlock runs out on ${endsOn}`,
  paragraphs: [
    `The certificate behind your website's padlock runs out on ${endsOn}. After that, browsers warn visitors away.`,
    'Ask your host to renew it.',
  ],
  action: { label: 'See what to do', url },
  because: 'You’re getting this because you asked to hear when results change.',
  ...rest,
})

export const connectionLostLetter = ({
  network,
  url,
  ...rest
}: Optional & { network: string; url: string }): Letter => ({
  subject: `Please connect ${network} again`,
  paragraphs: [`We can no longer see it. Its results stay as they were until you connect it.`],
  action: { label: `Connect ${network}`, url },
  because: 'You’re getting this because you asked to hear when results change.',
  ...rest,
})

/** The weekly note: four lines. `url` leads to its job, or to the overview. */
export const weeklyNoteLetter = ({
  lines,
  hasJob,
  url,
  ...rest
}: Optional & { lines: readonly string[]; hasJob: boolean; url: string }): Letter => ({
  subject: 'Your week on Fettle',
  paragraphs: lines,
  action: { label: hasJob ? 'Do this job' : 'Open my overview', url },
  because: 'You’re getting this once a week because you asked for the weekly note.',
  ...rest,
})

export interface SummaryLetterFacts {
  done: number
  total: number
  /** Title of the top priority; absent when nothing is open. */
  top?: string | undefined
  /** Sentences about what got better and what got worse since the last summary. */
  better: readonly string[]
  worse: readonly string[]
  url: string
}

export function summaryLetter({
  done,
  total,
  top,
  better,
  worse,
  url,
  ...rest
}: Optional & SummaryLetterFacts): Letter {
  const next = top === undefined ? 'Nothing urgent. Nice work.' : `Next: ${top}.`
  return {
    subject: 'Your month on Fettle',
    paragraphs: [
      total === 0 ? 'We have no results for you yet.' : `${done} of ${total} done. ${next}`,
      ...(better.length > 0 ? [`Better than before: ${better.join(' · ')}`] : []),
      ...(worse.length > 0 ? [`Needs another look: ${worse.join(' · ')}`] : []),
    ],
    action: { label: 'See how you’re going', url },
    because: 'You’re getting this once a month because you have an account.',
    ...rest,
  }
}

/** `items`: titles of a few short jobs; the plan may have more of them. */
export const reminderLetter = ({
  items,
  url,
  ...rest
}: Optional & { items: readonly string[]; url: string }): Letter => ({
  subject: 'A small job for your website',
  paragraphs: [
    `Here ${items.length === 1 ? 'is a short job' : `are ${items.length} short jobs`} from your plan: ${listed(items)}.`,
    ...(items.length === 1 ? [] : ['One at a time is fine.']),
  ],
  action: { label: 'Open my plan', url },
  because: 'You’re getting this because plan reminders are on.',
  ...rest,
})
