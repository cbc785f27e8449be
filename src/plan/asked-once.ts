import { askedWith, type Asking } from '#core/shared-question.ts'
import { listed } from '#core/words.ts'

/** A check whose question is asked with another one's item. */
export interface SettledCheck {
  check: string
  title: string
}

interface AskingItem {
  check: string
  why: string
  alsoSettles?: SettledCheck[] | undefined
}

/** The open items with one for each question: those that wait for the same answer are named by it. */
export function askedOnce<One extends Asking & { item: AskingItem }>(open: readonly One[]): One[] {
  const others = askedWith(open)
  return open
    .filter(({ check }) => !others.has(check.id))
    .map((one) => {
      const settled = open
        .filter(({ check }) => others.get(check.id) === one)
        .map(({ check }) => ({ check: check.id, title: check.words.title }))
      return settled.length === 0 ? one : { ...one, item: withSettled(one.item, settled) }
    })
}

const withSettled = <Item extends AskingItem>(item: Item, alsoSettles: SettledCheck[]): Item => ({
  ...item,
  why: `${item.why} ${alsoCountsFor(alsoSettles)}`,
  alsoSettles,
})

/** "Your answer also counts for Shopping cart and Payment options." */
export const alsoCountsFor = (settled: readonly Pick<SettledCheck, 'title'>[]): string =>
  `Your answer also counts for ${listed(settled.map(({ title }) => title))}.`

/** The item that asks the question of a check which has no item of its own; `undefined`: none does. */
export const itemAskedWith = <Item extends Pick<AskingItem, 'alsoSettles'>>(
  items: readonly Item[],
  id: string,
): Item | undefined => items.find(({ alsoSettles = [] }) => alsoSettles.some(({ check }) => check === id))
