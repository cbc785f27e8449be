import type { ReactNode } from 'react'
import type { IconDrawing } from '../Icon.tsx'
import { Icon } from '../Icon.tsx'
import classes from './visitor.module.css'

export interface Point {
  icon: IconDrawing
  title: string
  line: ReactNode
}

/** A few points, each with its icon. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className={classes.points}>
      {points.map(({ icon, title, line }) => (
        <li key={title}>
          <Icon of={icon} />
          <div>
            <h3>{title}</h3>
            <p>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
