import type { ReactNode } from 'react'
import type { Category } from '#core/check.ts'
import { navIcon } from '../frame/nav-items.ts'
import { LinkTo } from '../link/LinkProvider.tsx'
import { Glyph } from '../surface/Glyph.tsx'
import type { ShownTone } from '../tone/tone.ts'
import { StatusPill } from '../tone/StatusPill.tsx'
import classes from './category-tile.module.css'
import { StackBar } from './StackBar.tsx'
import { tallyParts, tallyPill, tallyWords } from './tally.ts'
import type { ResultTally, Uncounted } from './tally.ts'

interface CategoryTileProps {
  category: Category
  name: string
  href: string
  tally: ResultTally
  /** Checks that are in none of the counts. */
  uncounted?: Uncounted
  /** The mark that the menu also shows. */
  mark: ShownTone
}

const NONE: Uncounted = { waiting: 0, notSwitchedOn: 0 }

/** The list of tiles: five beside each other from 1280 px, rows below. */
export function CategoryTiles({ children }: { children: ReactNode }) {
  return <ul className={classes.tiles}>{children}</ul>
}

/** One category: its mark with the most important count, and every count but what is to fix. */
export function CategoryTile({ category, name, href, tally, uncounted = NONE, mark }: CategoryTileProps) {
  const words = tallyWords(tally).filter(({ id }) => id !== 'toFix')
  const isOff = tallyParts(tally).length === 0 && uncounted.waiting === 0 && uncounted.notSwitchedOn > 0
  return (
    <li>
      <LinkTo href={href} className={classes.tile}>
        <span className={classes.tileGlyph}>
          <Glyph of={navIcon(category)} />
        </span>
        <h3>{name}</h3>
        <span className={classes.tilePill}>
          <StatusPill tone={mark}>{tallyPill(tally, uncounted)}</StatusPill>
        </span>
        <div className={classes.tileBar}>
          <StackBar tally={tally} thin silent />
        </div>
        <ul className={classes.counts}>
          {words.map(({ id, count, word }) => (
            <li key={id}>
              <b>{count}</b> {word}
            </li>
          ))}
          {isOff && (
            <li>
              <b>{uncounted.notSwitchedOn}</b> not switched on yet
            </li>
          )}
        </ul>
      </LinkTo>
    </li>
  )
}
