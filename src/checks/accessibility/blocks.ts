import type { Block, ListItem } from '#core/block.ts'
import { picturesOfHome } from '#core/boxed-places.ts'
import type { AccessibilityFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { plural } from '#core/words.ts'
import type { AccessibilityCheckFacts } from './facts.ts'
import { type AccessibilityStatus, MANUAL } from './words.ts'
import { ruleInWords } from './rule-words.data.ts'

const TONES = { good: 'success', average: 'warning', poor: 'error' } as const
const BANDS = { good: 'Good', average: 'Could be better', poor: 'Needs work' } as const
/** The lowest scores of Lighthouse's better bands. */
export const LEAST_SCORE = { good: 90, average: 50 } as const
const SCALE = [
  { to: LEAST_SCORE.average - 1, band: 'poor' },
  { to: LEAST_SCORE.good - 1, band: 'average' },
  { to: 100, band: 'good' },
] as const
const IMPACTS = {
  critical: { name: 'Stops people', tone: 'error' },
  serious: { name: 'Makes it hard', tone: 'warning' },
  moderate: { name: 'Gets in the way', tone: 'info' },
  minor: { name: 'Small', tone: 'grey' },
} as const

interface Judged {
  facts: AccessibilityCheckFacts
  violations: AccessibilityFacts['violations']
  /** `null`: it could not be checked. */
  status: AccessibilityStatus | null
}

/** The blocks of a result: the score, the problems with their positions, and the manual tests. */
export function blocksFor(visit: VisitEvidence, { facts, violations, status }: Judged): Block[] {
  const blocks = gaugeOf(visit, facts.score, status)
  const isTold = ({ id }: { id: string }): boolean => facts.sameOnPhone.includes(id)
  const own = violations.filter((one) => !isTold(one))
  const problems = own.flatMap((violation) =>
    violation.examples.map(({ spot }) => ({ text: ruleInWords(violation), spot })),
  )
  const pictures = picturesOfHome(visit, problems)
  if (pictures.length > 0) blocks.push({ kind: 'pictures', title: 'Where it is', pictures })
  const told = violations.filter(isTold)
  const items = [...own.map(itemOf), ...(told.length > 0 ? [toldOnPhone(told)] : [])]
  if (items.length > 0) blocks.push({ kind: 'list', title: 'What we found', items })
  blocks.push({
    kind: 'checklist',
    title: 'Try these by hand',
    items: MANUAL.map((text) => ({ text, done: null })),
  })
  return blocks
}

/** A page without a score has no gauge. */
function gaugeOf(
  { device }: VisitEvidence,
  score: number | null,
  status: AccessibilityStatus | null,
): Block[] {
  if (score === null || status === null) return []
  return [
    {
      kind: 'gauge',
      label: device === 'mobile' ? 'Accessibility on a phone' : 'Accessibility on a computer',
      value: score,
      max: 100,
      band: BANDS[status],
      tone: TONES[status],
      bands: SCALE.map(({ to, band }) => ({ to, label: BANDS[band], tone: TONES[band] })),
    },
  ]
}

/** What is the same on a phone, in one line: it is shown and mended there. */
const toldOnPhone = (told: AccessibilityFacts['violations']): ListItem => ({
  text: 'The same as on a phone: fix it once, and it’s fixed here too',
  detail: told.map(ruleInWords).join('. '),
  technical: told.map(({ id, help }) => `${id}: ${help}`),
  tone: 'info',
})

/** What a broken rule means for people; its name, and up to five elements that break it, are for the web person. */
export function itemOf(violation: AccessibilityFacts['violations'][number]): ListItem {
  const { id, impact, help, nodes, examples } = violation
  const { name, tone } = IMPACTS[impact]
  const elements = examples.flatMap(({ selector, snippet }) => [selector, snippet])
  return {
    text: ruleInWords(violation),
    detail: `${name}, in ${plural(nodes, 'place')}.`,
    technical: [...new Set([`${id}: ${help}`, ...elements])].filter((line) => line !== ''),
    tone,
  }
}
