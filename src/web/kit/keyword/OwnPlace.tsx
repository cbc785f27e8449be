import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '../icons.ts'
import classes from './keyword.module.css'

const CHANGE_ICONS = { better: IconArrowUpRight, worse: IconArrowDownRight, same: IconMinus } as const

interface OwnPlaceProps {
  /** "7"; `null`: not among those that count. */
  place: string | null
  /** After the number: "in the top 100". */
  of: string
  change: { way: keyof typeof CHANGE_ICONS; words: string } | null
  /** Place on the first page, 1 to 10; `null`: not on it. */
  onFirstPage: number | null
  /** "On the first page, 7th of 10". */
  page: string | null
  children?: ReactNode
}

const TEN = Array.from({ length: 10 }, (_, index) => index + 1)

/** What would move the website up. */
export const MoveUp = ({ children }: { children: ReactNode }) => (
  <section className={classes.moveUp}>
    <h3>To move up</h3>
    {children}
  </section>
)

/** The place of the website in a search, large, with how it changed. */
export function OwnPlace({ place, of, change, onFirstPage, page, children }: OwnPlaceProps) {
  return (
    <div>
      <p className={classes.own}>
        {place === null ? <strong>{of}</strong> : <b>{place}</b>} {place !== null && <span>{of}</span>}
      </p>
      {change && (
        <p className={classes.change}>
          <Icon of={CHANGE_ICONS[change.way]} />
          {change.words}
        </p>
      )}
      {onFirstPage !== null && (
        <div className={classes.pages} aria-hidden="true">
          {TEN.map((one) => (
            <i key={one} className={one === onFirstPage ? classes.me : undefined} />
          ))}
        </div>
      )}
      {page !== null && <p className={classes.small}>{page}</p>}
      <div className={classes.small}>{children}</div>
    </div>
  )
}
