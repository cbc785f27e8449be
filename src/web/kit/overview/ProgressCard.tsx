import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { IconTrendingDown, IconTrendingUp } from '../icons.ts'
import { Card } from '../surface/Card.tsx'
import { toneClass } from '../tone/tone-class.ts'
import classes from './overview.module.css'
import { StackBar } from './StackBar.tsx'
import { tallyWords } from './tally.ts'
import type { ResultTally } from './tally.ts'

export interface ShownChange {
  title: string
  /** The present status. */
  now: string
}

/** The comparison with an earlier time: "3 better than on 24 Oct". */
export interface Since {
  text: string
  direction: 'up' | 'down' | 'level'
}

const ARROWS = { up: IconTrendingUp, down: IconTrendingDown } as const

interface ProgressCardProps {
  good: number
  of: number
  tally: ResultTally
  since?: Since | undefined
  changes?: readonly ShownChange[]
  /** What is not counted, and why. */
  foot?: ReactNode
}

/** How many checks are in good shape, and what has changed. */
export function ProgressCard({ good, of, tally, since, changes = [], foot }: ProgressCardProps) {
  return (
    <Card label="Progress" className={classes.progress}>
      <VisuallyHidden component="h2">Progress</VisuallyHidden>
      <p>
        <span className={classes.big}>{good}</span> <span className={classes.of}>of {of} in good shape</span>
      </p>
      <StackBar tally={tally} silent />
      <ul className={classes.legend}>
        {tallyWords(tally).map(({ id, tones, count, word, hatched }) => (
          <li key={id}>
            {tones.map((tone) => (
              <i key={tone} className={clsx(toneClass(tone), hatched && classes.hatch)} />
            ))}
            {count} {word}
          </li>
        ))}
      </ul>
      {since && (
        <>
          <hr className={classes.rule} />
          {since.direction === 'level' ? (
            <p className={classes.level}>{since.text}</p>
          ) : (
            <p className={clsx(classes.better, since.direction === 'down' && classes.worse)}>
              <Icon of={ARROWS[since.direction]} />
              {since.text}
            </p>
          )}
        </>
      )}
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map(({ title, now }) => (
            <li key={title}>
              <span>{title}</span>
              <span>{now}</span>
            </li>
          ))}
        </ul>
      )}
      {foot !== undefined && <p className={classes.foot}>{foot}</p>}
    </Card>
  )
}
