import { Button } from '@mantine/core'
import classes from './google.module.css'

interface SendFootProps {
  isDirty: boolean
  isSending: boolean
  onDiscard: () => void
}

/** The end of a form whose changes go to Google. */
export function SendFoot({ isDirty, isSending, onDiscard }: SendFootProps) {
  return (
    <div className={classes.foot}>
      <Button type="submit" disabled={!isDirty} loading={isSending}>
        Send to Google
      </Button>
      {isDirty && (
        <Button variant="subtle" disabled={isSending} onClick={onDiscard}>
          Leave it as it was
        </Button>
      )}
      <p>{isDirty ? 'Nobody sees a change until you send it.' : 'Nothing is changed yet.'}</p>
    </div>
  )
}
