import { Textarea, type TextareaProps } from '@mantine/core'
import classes from './long-text.module.css'

interface LongTextProps extends Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows'> {
  /** How high it begins, in lines. */
  rows: number
}

/** A field for several lines. It grows with its text by style alone, because measuring it costs a slow phone a tenth of a second a field. */
export const LongText = ({ rows, ...props }: LongTextProps) => (
  <Textarea
    rows={rows}
    resize="vertical"
    classNames={{ input: classes.field }}
    style={{ '--rows': rows }}
    {...props}
  />
)
