import type { ReactNode } from 'react'
import { Card } from '../surface/Card.tsx'
import { Rows } from '../surface/Layout.tsx'
import classes from './arriving.module.css'

interface ArrivingGroupProps {
  name: string
  done: number
  of: number
  children: ReactNode
}

/** A category while its results arrive. */
export function ArrivingGroup({ name, done, of, children }: ArrivingGroupProps) {
  return (
    <Card look="flush" label={name}>
      <div className={classes.head}>
        <h2>{name}</h2>
        <span>
          {done} of {of}
        </span>
      </div>
      <Rows>{children}</Rows>
    </Card>
  )
}
