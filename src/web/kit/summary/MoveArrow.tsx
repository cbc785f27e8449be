import { ActionIcon } from '@mantine/core'
import type { Ref } from 'react'
import { Icon, type IconDrawing } from '../Icon.tsx'
import { atRest } from '../surface/at-rest.ts'

interface MoveArrowProps {
  of: IconDrawing
  label: string
  /** It cannot move further. The button keeps the focus, so that the keyboard stays in the list. */
  isEnd: boolean
  onGo: (button: HTMLButtonElement) => void
  ref?: Ref<HTMLButtonElement>
}

/** Moves one of several by one position. */
export const MoveArrow = ({ of, label, isEnd, onGo, ref }: MoveArrowProps) => (
  <ActionIcon
    ref={ref}
    aria-label={label}
    {...atRest(isEnd)}
    onClick={({ currentTarget }) => (isEnd ? undefined : onGo(currentTarget))}
  >
    <Icon of={of} />
  </ActionIcon>
)
