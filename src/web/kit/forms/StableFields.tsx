import { memo, type ReactNode } from 'react'

interface StableFieldsProps {
  /** Everything that the content depends on, as a text. */
  seen: string
  children: () => ReactNode
}

/**
 * A part of a long form that is rendered again only when its content has changed: a form with hundreds of fields would otherwise render
 * all of them at each keystroke. Callbacks of its fields must read the present form, not the one of the last rendering.
 */
export const StableFields = memo(
  ({ children }: StableFieldsProps) => children(),
  (before, now) => before.seen === now.seen,
)
