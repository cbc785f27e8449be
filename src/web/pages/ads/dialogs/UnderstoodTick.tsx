import { Tick } from '#web/kit/forms/Tick.tsx'

interface UnderstoodTickProps {
  isUnderstood: boolean
  error: string | undefined
  onUnderstood: (isUnderstood: boolean) => void
}

/** Confirms what cannot be undone, or not changed afterwards. */
export const UnderstoodTick = ({ isUnderstood, error, onUnderstood }: UnderstoodTickProps) => (
  <Tick
    label="I understand"
    checked={isUnderstood}
    error={error}
    onChange={({ currentTarget }) => onUnderstood(currentTarget.checked)}
  />
)
