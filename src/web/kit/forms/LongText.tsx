import { Textarea, type TextareaProps } from '@mantine/core'
import type { Ref } from 'react'
import classes from './long-text.module.css'

interface LongTextProps extends Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows'> {
  /** Its first height, in lines. */
  rows: number
  ref?: Ref<HTMLTextAreaElement>
}

/** A field for several lines. CSS lets it grow with its text, because measuring costs a slow phone a tenth of a second per field. */
export const LongText = ({ rows, ...props }: LongTextProps) => (
  <Textarea
    rows={rows}
    resize="vertical"
    classNames={{ input: classes.field }}
    style={{ '--rows': rows }}
    {...props}
  />
)
