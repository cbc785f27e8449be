import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconCheck, IconCopy } from '../icons.ts'
import classes from './copy-button.module.css'
import { copyText } from './copy-text.ts'

const SHOWN_MS = 3_000

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label?: string
  /** What is copied, for screen readers, where the label does not say it. */
  of?: string
  /** The text; `null`: it cannot be copied yet. */
  text: () => string | null
  /** What to do where the browser refuses. */
  otherwise?: string
}

const BY_HAND = 'Please select the text and copy it yourself.'

/** Copies a text, and says whether the browser did. */
export function CopyButton({ label = 'Copy', of, text, otherwise = BY_HAND, ...look }: CopyButtonProps) {
  const [end, setEnd] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (end !== 'copied') return
    const timer = setTimeout(() => setEnd(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [end])
  const copy = (button: HTMLElement) => {
    const copied = text()
    if (copied === null) return
    void copyText(copied, button.parentElement ?? button).then((isCopied) =>
      setEnd(isCopied ? 'copied' : 'refused'),
    )
  }
  return (
    <>
      <Button
        {...look}
        leftSection={<Icon of={end === 'copied' ? IconCheck : IconCopy} />}
        onClick={({ currentTarget }) => copy(currentTarget)}
      >
        {end === 'copied' ? 'Copied' : label}
        {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{end === 'copied' && 'Copied'}</VisuallyHidden>
      {end === 'refused' && (
        <p className={classes.refused} role="alert">
          Your browser didn’t let us copy it. {otherwise}
        </p>
      )}
    </>
  )
}
