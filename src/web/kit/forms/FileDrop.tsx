import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconUpload } from '../icons.ts'
import classes from './file-drop.module.css'

interface FileDropProps {
  label: string
  hint: string
  /** For the input's `accept`: "image/png,image/jpeg". */
  accept: string
  /** On the button: "Choose a picture". */
  choose: string
  busy?: boolean
  error?: string | undefined
  onFile: (file: File) => void
  /** The present file, and a button to remove it. */
  children?: ReactNode
}

/** An area to drop one file on, with a button for everybody who does not drag. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, choose, busy = false, error, onFile, children } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  // The browser would open a file that is dropped beside the area, and leave the page.
  useWindowEvent('dragover', keepPage)
  useWindowEvent('drop', keepPage)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !busy) onFile(file)
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint ${id}-error`}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      <div
        className={clsx(classes.drop, isOver && classes.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        {children}
        <div className={classes.words}>
          <Button
            variant="default"
            loading={busy}
            leftSection={<Icon of={IconUpload} />}
            onClick={() => input.current?.click()}
          >
            {choose}
          </Button>
          <p id={`${id}-hint`}>{hint}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          aria-label={label}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // The same file may be chosen again after an error.
            currentTarget.value = ''
          }}
        />
      </div>
      <p id={`${id}-error`} role="alert" className={classes.error}>
        {error}
      </p>
    </div>
  )
}

function keepPage(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
