import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { FixField } from '#core/fix-text/field.ts'
import type { FilledText } from '#core/fix-text/fill.ts'
import { Icon } from '../Icon.tsx'
import { IconDownload } from '../icons.ts'
import { CopyButton } from '../surface/CopyButton.tsx'
import classes from './live-text.module.css'

interface LiveTextProps {
  title: string
  filled: FilledText
  /** What its reader would refuse in it; `null`: nothing. */
  problem: string | null
  /** In a monospaced font, for records and code. */
  code?: boolean
  /** Offers the text as a file of this name as well. */
  file?: { name: string; save: (text: string) => void } | undefined
  /** A table or a page is opened elsewhere: only the file is offered. */
  isFileOnly?: boolean
  /** To copy it is what is to do next on the page. */
  isNext?: boolean | undefined
  /** Leads to the first field that must be filled in. */
  onMissing: (field: FixField) => void
}

/** A text that follows its fields as they are typed. What the owner typed is marked; it is copied once nothing is missing. */
export function LiveText(props: LiveTextProps) {
  const { title, filled, problem, code = false, file, isFileOnly = false, isNext = false, onMissing } = props
  const [isRefused, setRefused] = useState(false)
  const { missing } = filled
  const wholeText = (): string | null => {
    const [first] = missing
    setRefused(first !== undefined)
    if (first === undefined) return filled.text
    onMissing(first)
    return null
  }
  const save = () => {
    const text = wholeText()
    if (text !== null) file?.save(text)
  }
  return (
    <div className={classes.live}>
      <div className={classes.head}>
        <span>{title}</span>
        <div className={classes.buttons}>
          {!isFileOnly && <CopyButton variant={isNext ? 'filled' : 'default'} of={title} text={wholeText} />}
          {file && (
            <Button
              variant="default"
              leftSection={<Icon of={IconDownload} />}
              aria-label={`Download ${file.name}`}
              onClick={save}
            >
              Download
            </Button>
          )}
        </div>
      </div>
      {isRefused && missing.length > 0 && (
        <p className={classes.refused} role="alert">
          First fill in: {missing.map(({ label }) => label.replace(/\?$/u, '')).join(', ')}.
        </p>
      )}
      {!isFileOnly && (
        <pre className={clsx(code && classes.code)} dir="auto" tabIndex={0} aria-label={title} role="region">
          {filled.parts.map(({ text, field }, at) => {
            if (field === null) return text
            const gap = missing.find(({ id }) => id === field)
            return (
              <mark key={at} className={clsx(gap && classes.gap)}>
                {gap ? gap.label : text}
              </mark>
            )
          })}
        </pre>
      )}
      {problem !== null && missing.length === 0 && (
        <p className={classes.refused} role="status">
          {problem}
        </p>
      )}
    </div>
  )
}
