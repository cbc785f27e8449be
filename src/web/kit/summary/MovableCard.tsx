import { ActionIcon, Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconGripVertical, IconTrash } from '../icons.ts'
import { Chip } from '../surface/Chip.tsx'
import surface from '../surface/surface.module.css'
import { MoveArrow } from './MoveArrow.tsx'
import classes from './movable.module.css'

interface MovableCardProps {
  title: string
  hint?: string | undefined
  /** Its position among its kind, from 0. */
  index: number
  count: number
  hidden: boolean
  onHide: (hidden: boolean) => void
  /** Moves the card at `from` to `to`. */
  onMove: (from: number, to: number) => void
  /** Without it, the card cannot be deleted. */
  onDelete?: (() => void) | undefined
  children: ReactNode
}

const KIND = 'application/x-fettle-part'

/** One of several parts of a form: moved by its arrows or by its handle, hidden, and, where allowed, deleted. */
export function MovableCard(props: MovableCardProps) {
  const { title, hint, index, count, hidden, onHide, onMove, onDelete, children } = props
  const id = useId()
  const [isOver, setOver] = useState(false)
  const pressed = useRef<HTMLButtonElement | null>(null)
  // A browser removes the focus from an element that is moved in the page, and it may be out of view.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [index])
  const go = (by: number) => (button: HTMLButtonElement) => {
    pressed.current = button
    onMove(index, index + by)
  }
  return (
    <div
      // No landmark: there may be dozens, some with the same name.
      role="group"
      className={clsx(surface.card, hidden && classes.hidden, isOver && classes.over)}
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(KIND)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const from = event.dataTransfer.getData(KIND)
        if (from === '') return
        event.preventDefault()
        onMove(Number(from), index)
      }}
    >
      <div className={classes.head}>
        <span
          className={classes.handle}
          draggable
          aria-hidden="true"
          onDragStart={(event) => event.dataTransfer.setData(KIND, String(index))}
        >
          <Icon of={IconGripVertical} />
        </span>
        <div className={classes.title}>
          <h2 id={id} dir="auto">
            {title}
          </h2>
          {hidden && <Chip>Hidden</Chip>}
        </div>
        <div className={classes.actions}>
          <MoveArrow of={IconArrowUp} label={`Move up: ${title}`} isEnd={index === 0} onGo={go(-1)} />
          <MoveArrow
            of={IconArrowDown}
            label={`Move down: ${title}`}
            isEnd={index === count - 1}
            onGo={go(1)}
          />
          <Button
            variant="subtle"
            size="sm"
            aria-label={`${hidden ? 'Unhide' : 'Hide'}: ${title}`}
            leftSection={<Icon of={hidden ? IconEye : IconEyeOff} />}
            onClick={() => onHide(!hidden)}
          >
            {hidden ? 'Unhide' : 'Hide'}
          </Button>
          {onDelete && (
            <ActionIcon aria-label={`Delete: ${title}`} onClick={onDelete}>
              <Icon of={IconTrash} />
            </ActionIcon>
          )}
        </div>
      </div>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children}
    </div>
  )
}
