import { ActionIcon } from '@mantine/core'
import { Icon, type IconDrawing } from '../Icon.tsx'

interface MoveArrowProps {
  of: IconDrawing
  label: string
  /** There is nowhere to go. It keeps the focus all the same: whoever got there by it is not thrown out of the list. */
  isEnd: boolean
  onGo: (button: HTMLButtonElement) => void
}

/** Moves one of several by one place. */
export const MoveArrow = ({ of, label, isEnd, onGo }: MoveArrowProps) => (
  <ActionIcon
    aria-label={label}
    aria-disabled={isEnd}
    {...(isEnd && { 'data-disabled': true })}
    onClick={({ currentTarget }) => (isEnd ? undefined : onGo(currentTarget))}
  >
    <Icon of={of} />
  </ActionIcon>
)
