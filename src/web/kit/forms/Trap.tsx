import classes from './trap.module.css'

interface TrapProps {
  value: string
  onChange: (value: string) => void
}

/** A honeypot: a field that people neither see nor reach, in a public form; whoever fills it is a program. */
export const Trap = ({ value, onChange }: TrapProps) => (
  <div className={classes.trap} aria-hidden="true">
    <label>
      Homepage
      <input
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  </div>
)
