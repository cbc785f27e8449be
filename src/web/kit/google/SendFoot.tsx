import { Button } from '@mantine/core'
import classes from './google.module.css'

const OF_SAMPLE = 'This changes the sample only. Nothing is sent to Google.'

interface SendFootProps {
  isDirty: boolean
  isSending: boolean
  onDiscard: () => void
  /** The change stays in the sample. */
  isSample: boolean
}

/** The end of a form whose changes go to Google, or stay in the sample. */
export function SendFoot({ isDirty, isSending, onDiscard, isSample }: SendFootProps) {
  return (
    <div className={classes.foot}>
      <Button type="submit" disabled={!isDirty} loading={isSending}>
        {isSample ? 'Change the sample' : 'Send to Google'}
      </Button>
      {isDirty && (
        <Button variant="subtle" disabled={isSending} onClick={onDiscard}>
          Leave it as it was
        </Button>
      )}
      <p>
        {isSample
          ? OF_SAMPLE
          : isDirty
            ? 'Nobody sees a change until you send it.'
            : 'Nothing is changed yet.'}
      </p>
    </div>
  )
}
