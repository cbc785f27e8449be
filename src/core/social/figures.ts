import type { Block } from '../block.ts'
import { changeText, countText } from '../format/counts.ts'
import type { SocialAccount } from '../evidence/accounts.ts'
import { type TwoWeekChange, twoWeekChange } from './history.ts'

type ReadAccount = Extract<SocialAccount, { kind: 'read' }>

/** The figures by the specification's names, in the order in which they are shown, and what an owner reads. */
const LABELS: Readonly<Record<string, string>> = {
  followers: 'Followers',
  follower_2w_change: 'Followers, change in 2 weeks',
  fans: 'People who like the page',
  fans_2w_change: 'People who like the page, change in 2 weeks',
  following: 'Following',
  posts: 'Posts, all time',
  items: 'Posts, last 2 weeks',
  likes: 'Likes, last 2 weeks',
  comments: 'Comments, last 2 weeks',
  shares: 'Shares, last 2 weeks',
}
/** A figure that is the change of another one. */
const CHANGES: Readonly<Record<string, string>> = { follower_2w_change: 'followers', fans_2w_change: 'fans' }

/** The figures of an account, and how long ago its last post was. */
export function figuresBlock(account: ReadAccount, daysSinceLastPost: number | null): Block {
  const rows = Object.entries(LABELS).flatMap(([name, label]) => {
    const value = figureText(account, name)
    return value === null ? [] : [{ label, value }]
  })
  const since = { label: 'Days since the last post', value: daysText(daysSinceLastPost) }
  return { kind: 'facts', title: 'Your account', rows: [...rows, since] }
}

const daysText = (days: number | null): string => (days === null ? 'No posts yet' : countText(days))

/** The changes in two weeks that the network does not give and the numbers that we kept show, by the specification's names. */
export function knownChanges(account: ReadAccount): Record<string, number> {
  return Object.fromEntries(
    Object.keys(CHANGES).flatMap((name) => {
      const change = account.figures[name] === undefined ? changeFrom(account, name) : null
      return change?.kind === 'known' ? [[name, change.change]] : []
    }),
  )
}

/** `null`: the network does not give it. */
function figureText(account: ReadAccount, name: string): string | null {
  const value = account.figures[name]
  if (CHANGES[name] === undefined) return value === undefined ? null : countText(value)
  if (value !== undefined) return changeText(value)
  const change = changeFrom(account, name)
  if (change === null) return null
  return change.kind === 'known' ? changeText(change.change) : `Building history, ${change.days} of 14 days`
}

/** The change that kept numbers show; `null`: of nothing that the network gives. */
function changeFrom({ figures, history = [] }: ReadAccount, name: string): TwoWeekChange | null {
  const changed = CHANGES[name]
  return changed === undefined || figures[changed] === undefined ? null : twoWeekChange(history, changed)
}
