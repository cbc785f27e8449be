import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import { IconCheck } from '../icons.ts'
import surface from '../surface/surface.module.css'
import { ToneIcon } from '../tone/ToneIcon.tsx'
import classes from './ask.module.css'

interface AskCardProps {
  id: string
  /** Its number in the list; a tick once it is done. */
  place: number
  isDone: boolean
  title: string
  pill: ReactNode
  /** Why, and how long it takes. */
  lead: ReactNode
  children?: ReactNode
}

/** One thing that a web person is asked for: before, the exact text, where it goes, when it is done, buttons. */
export function AskCard({ id, place, isDone, title, pill, lead, children }: AskCardProps) {
  const titleId = useId()
  return (
    <article id={id} className={clsx(surface.card, surface.flush, classes.ask)} aria-labelledby={titleId}>
      <div className={classes.head}>
        <span className={clsx(classes.place, isDone && classes.done)} aria-hidden={!isDone}>
          {isDone ? <Icon of={IconCheck} /> : place}
          {isDone && <VisuallyHidden>Done</VisuallyHidden>}
        </span>
        <h2 id={titleId}>{title}</h2>
        <div className={classes.pill}>{pill}</div>
        <p className={classes.lead}>{lead}</p>
      </div>
      <div className={classes.body} data-paper="stack">
        {children}
      </div>
    </article>
  )
}

/** Two parts beside each other on a wide screen. */
export const AskColumns = ({ children }: { children: ReactNode }) => (
  <div className={classes.columns} data-paper="stack">
    {children}
  </div>
)

/** A part of one thing, with its heading. */
export const AskPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.section} data-paper="stack">
    <h3>{title}</h3>
    {children}
  </div>
)

interface AskedStateProps {
  /** `now`: on the soft green of what is good. */
  look: 'before' | 'now'
  line: string
  /** Where we looked and what was there. */
  seen: readonly { at: string; found: string }[]
  /** "Looked at 21 Nov 2026". */
  when: string
}

/** What a test saw before, or sees now. */
export const AskedState = ({ look, line, seen, when }: AskedStateProps) => (
  <div className={clsx(classes.state, look === 'now' && classes.now)}>
    <p>{line}</p>
    {seen.map(({ at, found }, index) => (
      <p key={index}>
        <span className={classes.code}>{at}</span> {found}
      </p>
    ))}
    <p className={classes.when}>{when}</p>
  </div>
)

/** When a thing is done: what is already so has a tick, which only a test can set. */
export const DoneWhen = ({ tests }: { tests: readonly { text: string; isMet: boolean }[] }) => (
  <ul className={classes.tests}>
    {tests.map(({ text, isMet }) => (
      <li key={text}>
        <ToneIcon tone={isMet ? 'success' : 'missing'} label={isMet ? 'Done' : 'Not yet'} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
)

/** The buttons of one thing, below a line; the first one is the next step. */
export const AskButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons} data-screen-only>
    {children}
  </div>
)
