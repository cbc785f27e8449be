import type { ReactNode } from 'react'
import type { IconDrawing } from '../Icon.tsx'
import { Icon } from '../Icon.tsx'
import classes from './segments.module.css'

export interface Segment<Id extends string> {
  id: Id
  label: ReactNode
  icon?: IconDrawing | undefined
}

interface SegmentsProps<Id extends string> {
  label: string
  segments: readonly Segment<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** A switch between a few views of the same data. */
export function Segments<Id extends string>({ label, segments, chosen, onChoose }: SegmentsProps<Id>) {
  return (
    <div className={classes.segments} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.id}
          type="button"
          aria-pressed={segment.id === chosen}
          onClick={() => onChoose(segment.id)}
        >
          {segment.icon && <Icon of={segment.icon} size={16} />}
          {segment.label}
        </button>
      ))}
    </div>
  )
}
