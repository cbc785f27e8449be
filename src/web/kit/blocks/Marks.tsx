import type { ReactNode } from 'react'
import type { NumberedPicture } from '#core/format/mark-numbers.ts'
import classes from './marks.module.css'

const shown = (percent: number): string => `${percent}%`

interface MarksProps extends Pick<NumberedPicture, 'boxes'> {
  children: ReactNode
}

/** A picture with numbered boxes around its problems; the legend names them. */
export function Marks({ boxes, children }: MarksProps) {
  return (
    <span className={classes.marked}>
      {children}
      {boxes.map(({ number, label, left, top, width, height }, index) => (
        <span
          key={index}
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

/** The meaning of the numbers on a picture. */
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
