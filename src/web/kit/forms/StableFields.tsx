import { memo, type ReactNode } from 'react'

interface SettledProps {
  /** Everything that what is shown depends on, as a text. */
  seen: string
  children: () => ReactNode
}

/**
 * A piece of a long form that is drawn anew only when what it shows is another: a form with hundreds of fields would otherwise draw
 * them all at each letter. What its fields call has to read the form as it is then, not as it was drawn.
 */
export const StableFields = memo(
  ({ children }: SettledProps) => children(),
  (before, now) => before.seen === now.seen,
)
