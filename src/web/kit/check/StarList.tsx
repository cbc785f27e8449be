import type { ReactNode } from 'react'
import { GoldStar } from '../GoldStar.tsx'
import classes from './check.module.css'

/** How to keep a good result. */
export function StarList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={classes.stars}>
      {items.map((item, index) => (
        <li key={index}>
          <GoldStar />
          <p>{item}</p>
        </li>
      ))}
    </ul>
  )
}
