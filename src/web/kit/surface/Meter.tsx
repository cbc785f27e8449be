import classes from './surface.module.css'

interface MeterProps {
  label: string
  value: number
  max: number
}

/** A progress bar. */
export function Meter({ label, value, max }: MeterProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <span
      className={classes.meter}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <span style={{ width: `${share}%` }} />
    </span>
  )
}
