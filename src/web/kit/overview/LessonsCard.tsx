import type { ReactNode } from 'react'
import { Card } from '../surface/Card.tsx'
import classes from './lessons-card.module.css'

interface LessonsCardProps {
  title: string
  aside: ReactNode
  children: ReactNode
}

/** A card with the height of the three lessons that are loaded later. */
export const LessonsCard = ({ title, aside, children }: LessonsCardProps) => (
  <Card look="flush" title={title} aside={aside} isScreenOnly className={classes.place}>
    {children}
  </Card>
)
