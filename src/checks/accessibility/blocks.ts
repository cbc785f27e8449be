import type { Block, ListItem } from '#core/block.ts'
import { plural } from '#core/words.ts'
import type { AccessibilityCheckFacts } from './facts.ts'
import { type AccessibilityStatus, type Device, MANUAL } from './words.ts'

const TONES = { good: 'success', average: 'warning', poor: 'error' } as const
const BANDS = { good: 'Good', average: 'Could be better', poor: 'Needs work' } as const
const IMPACTS = {
  critical: { name: 'Stops people', tone: 'error' },
  serious: { name: 'Makes it hard', tone: 'warning' },
  moderate: { name: 'Gets in the way', tone: 'info' },
  minor: { name: 'Small', tone: 'grey' },
} as const
const SHOWN = 20

/** What the owner sees: the score, what is wrong and where, and what to try by hand. */
export function blocksFor(
  device: Device,
  { score, violations }: AccessibilityCheckFacts,
  status: AccessibilityStatus,
): Block[] {
  const blocks: Block[] = [
    {
      kind: 'gauge',
      label: device === 'mobile' ? 'Accessibility on a phone' : 'Accessibility on a computer',
      value: score,
      max: 100,
      band: BANDS[status],
      tone: TONES[status],
    },
  ]
  const items = violations.slice(0, SHOWN).map(itemOf)
  if (items.length > 0) blocks.push({ kind: 'list', title: 'What we found', items })
  blocks.push({
    kind: 'checklist',
    title: 'Try these by hand',
    items: MANUAL.map((text) => ({ text, done: null })),
  })
  return blocks
}

function itemOf({ impact, help, nodes, example }: AccessibilityCheckFacts['violations'][number]): ListItem {
  const { name, tone } = IMPACTS[impact]
  const where = example ? ` For example: ${example.snippet}` : ''
  return { text: help, detail: `${name}, in ${plural(nodes, 'place')}.${where}`, tone }
}
