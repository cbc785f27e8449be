import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './surface.module.css'

interface CardProps {
  /** Heading of the second level; without it give `label`. */
  title?: ReactNode
  /** Accessible name where no heading is shown. */
  label?: string | undefined
  /** A count beside the heading. */
  count?: number | undefined
  /** One line below the heading. */
  hint?: ReactNode
  /** At the end of the heading: a link, a pill, a time. */
  aside?: ReactNode
  /** `flush`: rows to the edge; `quiet`: dashed; `soft`: on the page's colour. */
  look?: 'plain' | 'flush' | 'quiet' | 'soft'
  /** Of no use on paper. */
  isScreenOnly?: boolean
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** One card per question: a heading, optional content at its end, and the answer. */
export function Card(props: CardProps) {
  const {
    title,
    label,
    count,
    hint,
    aside,
    look = 'plain',
    isScreenOnly = false,
    id,
    className,
    children,
  } = props
  const titleId = useId()
  const name = title === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId }
  return (
    <section
      id={id}
      className={clsx(classes.card, look !== 'plain' && classes[look], className)}
      data-screen-only={isScreenOnly || undefined}
      {...name}
    >
      {title !== undefined && (
        <div className={classes.head}>
          <div>
            <h2>
              <span id={titleId}>{title}</span>
              {count !== undefined && <span className={classes.count}>{count}</span>}
            </h2>
            {hint !== undefined && <p>{hint}</p>}
          </div>
          {aside !== undefined && <div className={classes.aside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
