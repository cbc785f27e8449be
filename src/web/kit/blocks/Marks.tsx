import type { ReactNode } from 'react'
import type { NumberedPicture } from '#core/format/mark-numbers.ts'
import classes from './marks.module.css'

const shown = (percent: number): string => `${percent}%`

interface MarksProps extends Pick<NumberedPicture, 'boxes'> {
  children: ReactNode
}

/** A picture with numbered boxes around what is wrong; the legend says it in words. */
export function Marks({ boxes, children }: MarksProps) {
  return (
    <span className={classes.marked}>
      {children}
      {boxes.map(({ number, label, left, top, width, height }, place) => (
        <span
          key={place}
          className={classes.box}
          style={{ left: shown(left), top: shown(top), width: shown(width), height: shown(height) }}
          aria-hidden="true"
        >
          {label !== null && <b className={label === 'above' ? classes.above : undefined}>{number}</b>}
        </span>
      ))}
    </span>
  )
}

/** What the numbers on a picture mean. */
export function MarkLegend({ legend }: Pick<NumberedPicture, 'legend'>) {
  if (legend.length === 0) return null
  return (
    <span className={classes.legend}>
      {legend.map(({ number, text }) => (
        <span key={number}>
          <b aria-hidden="true">{number}</b>
          {text}
        </span>
      ))}
    </span>
  )
}
