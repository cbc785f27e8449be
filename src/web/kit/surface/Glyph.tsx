import type { IconDrawing } from '../Icon.tsx'
import { Icon } from '../Icon.tsx'
import classes from './surface.module.css'

/** An icon on a small tile. */
export function Glyph({ of }: { of: IconDrawing }) {
  return (
    <span className={classes.glyph}>
      <Icon of={of} />
    </span>
  )
}
