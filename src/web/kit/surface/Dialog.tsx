import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** `lg` for a form. */
  size?: 'md' | 'lg'
  children: ReactNode
}

/** A modal dialog; closed by its button, Escape, or a press beside it. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, size = 'md', children } = props
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      centered
      radius="lg"
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title component="h2">{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </div>
        <div className={classes.body}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  )
}
